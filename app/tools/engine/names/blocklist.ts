/*
 * What a name on a signboard must not contain: rude or unlucky words in the languages that its readers speak, and names
 * that belong to somebody.
 */

function list(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Rude in any position, also inside a coined word. */
const rudeAnywhere = list(`
  fuck shit cunt slut whore porn piss wank twat bitch bastard nigg rapist vagina penis puss nazi scam fraud
  ashawo ashewo olosho oloshi nyash yansh kpekus blokos toto mugu mumu oponu olodo didirin asiwere
  shege banza gindi karuwa barawo ekwensu uwaka kolomental konji
`);

/** Rude, unlucky or shameful as a separate word. */
const rudeWords = new Set(
  list(`
    cock dick arse ass tit tits cum anal anus crap damn puke vomit dead die dies death kill killer hate fart boob
    boobs poo pee bum butt suck sucks prick pimp sex sexy hell devil fake thief steal poison hacked hack
    ode ole yeye were wahala gbese jibiti yahoo maga knack kolo tete epon idi obo oko iku amu otu ikpu nsi nshi onwu
    ewu wawa kashi bura duri kare jaki arne
  `),
);

/** Well-known businesses in Nigeria, in lower case: a new business must not resemble one of them. */
const brands = list(`
  dangote jumia konga paystack flutterwave shoprite indomie peak glo mtn airtel 9mobile etisalat opay palmpay
  moniepoint kuda piggyvest bolt uber indrive gig gigl gokada kwik sendbox zaron tantalizers uac bua innoson
  dufil nestle cadbury bournvita milo hollandia chivita bigi lacasera aquafina ragolis gala coldstone dominos kfc
  honeywell emzor fidson medplus healthplus gtbank gtco zenith uba fidelity wema alat carbon fairmoney cowrywise
  risevest bamboo interswitch quickteller remita andela jiji cars45 autochek chisco ifesinachi arik valuejet
  overland pointek wakanow travelstart tuteria ulesson prepclass edukoya oando conoil mrs nnpc ardova rainoil
  lumos arnergy lafarge ibeto landwey adron pwan revolution spleet filmhouse silverbird transcorp chrisland
  greensprings crunchies genesis foodco ebeano hubmart justrite spar addide supersaver oriki bellanaija nairaland
  zikoko stallion mindsync dstv gotv multichoice nairabet bet9ja sportybet access sterling
`);
const brandWords = new Set(brands);

const brandNames = list(`
  chickenrepublic sweetsensation mamacass kilimanjaro bukkahut theplace mrbiggs airpeace houseoftara abctransport
  peacemass godisgood firstbank goldenpenny mamagold poweroil maybaker juliusberger yellowchilli ofadaboy whitehouse
  amalasky iyaeba ghanahigh sevenup farmcrowdy thriveagric nigeriapropertycentre propertypro ekohotel bodyline
  ifitness crosscountry youngshallgrow dealdey slotsystems computervillage hotelsng prettymama tastyfriedchicken
  foodies itemseven ruffntumble femihandbags winstonleather orangeculture skinbyzaron naturalnigerian unitednigeria
`);

/** A name reduced to its letters and digits, in lower case and without accents. */
export function squashed(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z0-9]/g, "");
}

/** The words of a name in lower case and without accents. */
export function wordsOfName(name: string): string[] {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[’']s\b/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ");
}

/** Whether a word or a name is free of rude words. */
export function decent(name: string): boolean {
  const whole = squashed(name);
  return (
    !rudeAnywhere.some((rude) => whole.includes(rude)) &&
    !wordsOfName(name).some((word) => rudeWords.has(word))
  );
}

/** Whether a name resembles that of a well-known business. */
export function ofSomebody(name: string): boolean {
  const whole = squashed(name);
  return (
    wordsOfName(name).some((word) => brandWords.has(word)) ||
    brandWords.has(whole) ||
    brandNames.some((brand) => whole.includes(brand))
  );
}

/** Whether a coined word has no rude word across the join of its two parts. */
export function decentJoin(first: string, whole: string): boolean {
  const word = whole.toLowerCase();
  const seam = first.length;
  return [...rudeWords].every((rude) => {
    const at = word.indexOf(rude, Math.max(0, seam - rude.length));
    return at < 0 || at > seam || at + rude.length <= seam;
  });
}
