/**
 * What we do not write for, and what a visitor reads who asks for it in a tool or a practice bot: the rule or the office it
 * belongs to, and what we gladly write instead. content/library/harm has lines for each, from which it is recognised.
 */
export const harmAnswers = {
  abortion:
    "We write nothing that sells ways to end a pregnancy. In Nigeria only doctors in a hospital may do this, and only where the law allows it. Anybody who is bleeding or in pain should go to the nearest hospital now. We gladly write about antenatal care or family planning.",
  adulterated:
    "We write nothing for food, drinks or drugs that are expired, relabelled, mixed or treated with things that harm. NAFDAC and the FCCPC prosecute the sellers. We gladly write a procedure for checking dates, sending goods back and destroying old stock.",
  arms: "We write nothing for the sale of arms, ammunition or explosives. They need a licence from the police or, for explosives, from the mines office, and may not be advertised like other goods. We gladly write for doors, cameras, alarms and licensed guards.",
  betting:
    "We write nothing that promises wins, sells fixed games or offers betting without a licence or to children. Betting needs a licence from the state or from the National Lottery Regulatory Commission. A viewing centre, a games room or a licensed shop for adults is welcome.",
  counterfeit:
    "We write nothing for copies sold as the original. NAFDAC, SON, Customs and the FCCPC prosecute the sellers. We gladly write for goods under your own name, or for goods that you plainly call unbranded, refurbished or a look-alike without the brand.",
  cures:
    "We write no text that promises to cure an illness, or that tells people to leave their hospital drugs. NAFDAC and the medical council (MDCN) forbid such claims. Say what the product is made of and how it is used, or what the meeting offers, without the promise.",
  deception:
    "We write nothing false about who you are, what you sell, or what others do: no invented reviews, licences or customers. The FCCPC treats these as deceiving buyers. Tell us what is true of your business, and we write that well.",
  election:
    "We write nothing for buying votes, for false news about an election or for violence at the polls. The Electoral Act forbids all of this, and INEC prosecutes it. Posters, invitations and a programme for any party or candidate are welcome.",
  exams:
    "We write nothing for help that examination rules forbid, for bought results, or for work that others hand in as their own. WAEC, NECO and JAMB cancel such results. Lessons, past questions and proof-reading are welcome.",
  fraud:
    "We write nothing that takes money from people by deceit. The EFCC prosecutes it. If somebody did this to you, tell your bank at once and report it to the police. If you want to earn with the same skills, describe a service such as design, writing or phone repair.",
  fuel: "We write nothing for stolen, mixed or home-refined fuel, or gas sold without a permit. This trade is a crime, and this fuel burns people. Fuel and gas need a licence from the NMDPRA. We gladly write for a licensed station, gas plant or delivery.",
  hacking:
    "We write nothing for breaking into other people's accounts, phones or meters, or for spying on their private lives. The Cybercrimes Act forbids it, and the NDPC watches over personal data. We gladly write for phone repair, CCTV that people know of, and security training.",
  hate: "We write nothing against people for their tribe, religion, country, sex or health, and nothing that calls for violence. Say plainly what you offer and whom it helps: then the text is fit for everybody.",
  identity:
    "We write nothing for SIM cards, bank accounts, NIN or BVN in somebody else's name. The NCC, NIMC and CBN forbid this, and it is a crime for both sides. A registered agent who serves the owner in person is welcome.",
  investment:
    "We write nothing that promises a gain on other people's money or pays old members from new ones. Whoever takes deposits or offers investments needs a licence from the SEC or the CBN. A class, a cooperative or a licensed agent may be described without a promised return.",
  lending:
    "We write nothing that shames borrowers or uses force, and nothing for lending without a licence. The FCCPC and the NDPC punish calls and posts to a borrower's contacts; lending needs a licence from the state or the CBN. We gladly write a polite reminder or a payment plan.",
  medicines:
    "We write nothing for prescription medicines outside a pharmacy. The PCN and NAFDAC require a registered pharmacy and a prescription, and NDLEA pursues tramadol and codeine. We gladly write for a registered pharmacy, or for a licensed shop with common medicines and care items.",
  narcotics:
    "We write nothing for cannabis, cocaine and other illegal drugs. NDLEA prosecutes this trade. If drugs have become a problem for you or somebody close to you, NDLEA's help line and any government hospital will listen. Any lawful goods are welcome here.",
  organs:
    "We write nothing that sells human organs or pays somebody for a kidney. The National Health Act makes it a crime. If need drives you to it, please talk to a hospital's social worker first. We gladly write for a hospital's donation drive.",
  other:
    "We write nothing for what the law forbids or what puts workers, children, neighbours or animals in danger. Tell us the lawful part of your business, and we will write for that.",
  papers:
    "We write nothing for forged certificates, visas, receipts, licences or money. Police, Immigration and the EFCC prosecute it, and embassies ban whoever uses it. Help with genuine papers is welcome: form filling, real statements, registration, printing for schools and companies.",
  ritual:
    "We write nothing for money rituals, charms or blessings that are sold with a promised result. Nobody can keep such a promise, and people have lost money and lives through such things. An invitation to a service, a prayer meeting or a shop for books and cloth is welcome.",
  sex: "We write nothing that sells sex or naked pictures. If somebody forces you or a person you know, NAPTIP helps free of charge. A hotel, lounge, spa or event service without sex for sale is welcome.",
  smuggling:
    "We write nothing for goods or minerals that break the law: no smuggling, no mining without a licence and no false papers for Customs. We gladly write for an importer, exporter or licensed clearing agent who pays the duty.",
  stolen:
    "We write nothing for goods that may be stolen. Buying or selling them is a crime for both sides. If you were offered something, the nearest police station takes a report. Used goods with receipts and checked numbers are welcome.",
  threats:
    "We cannot write a message that threatens, blackmails or hurts anybody. If somebody troubles you, the police, a lawyer or the market's elders can step in. We gladly write a calm letter, a notice or a normal advert.",
  trafficking:
    "We write nothing that uses children for work, sells people, or sends them abroad without papers and contract. It is a crime: NAPTIP prosecutes it, and helps the victims free of charge. Any plan with adult workers and fair pay is welcome.",
  treatment:
    "We write nothing for injections, operations or other treatment by people who are not licensed for it. The MDCN and the nursing council require trained staff in a registered place; NAFDAC bans mercury in creams. We gladly write about referrals, first aid, or a spa without needles.",
  wildlife:
    "We write nothing for protected animals, their parts, or wood and fish taken against the law. NESREA prosecutes the trade. Farmed animals, licensed timber and tours are welcome.",
} as const;

/** A kind of harm that we do not write for. */
export type Harm = keyof typeof harmAnswers;

/** Input that is not about a business: it too is recognised by example lines. The texts are what the visitor reads. */
export const noSubjectAnswers = {
  instruction:
    "That looks like an instruction to our software. This tool only writes about a business, from what you type about it.",
  question:
    "That looks like a question to us. This tool writes a text about a business, from what you type about it. For questions there is Yemi, at the bottom of the page.",
} as const;
export type NoSubject = keyof typeof noSubjectAnswers;

/** The lines of what is welcome. */
export const harmless = "harmless";

/** Said where nothing can be written: what to type, with the tool's example. */
export const whatToType = (example: string) => `Type it like this. ${example}`;

/** For input that we cannot read. */
export const notReadable =
  "We could not read that. Please write in English or Pidgin what you sell or do, for whom and where.";

/** For input that anybody could have typed: 'our services'. */
export const tooLittle =
  "That says too little to write from. Say what you sell or do, for whom and where. A few plain words are enough.";

/** For input in a language that the tools do not write from: what to type instead, in that language. */
export const otherLanguages = {
  yoruba:
    "Ẹ jọ̀ọ́, ẹ kọ ọ́ ní Gẹ̀ẹ́sì tàbí Pidgin: ohun tí ẹ ń tà tàbí iṣẹ́ tí ẹ ń ṣe, fún ta ni, àti níbo. Irinṣẹ́ yìí kò tíì lè kọ láti inú Yorùbá.",
  hausa:
    "Don Allah ku rubuta da Turanci ko Pidgin: abin da kuke sayarwa ko aikinku, ga wa, kuma a ina. Wannan kayan aiki bai iya rubutu daga Hausa ba tukuna.",
  igbo: "Biko dee ya na Bekee maọbụ Pidgin: ihe ị na-ere maọbụ ọrụ ị na-arụ, onye ọ dịịrị, na ebe ọ dị. Ngwá ọrụ a enweghị ike iji Igbo dee ihe ugbu a.",
  french:
    "Écrivez-le en anglais simple ou en pidgin : ce que vous vendez ou faites, pour qui et où. Cet outil n'écrit pas encore à partir du français.",
  arabic:
    "من فضلك اكتب بالإنجليزية أو البيدجن: ماذا تبيع أو تعمل، ولمن، وأين. هذه الأداة لا تكتب من العربية بعد.",
} as const;
