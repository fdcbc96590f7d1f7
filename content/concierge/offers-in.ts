/**
 * What our offers cost and do, in the languages in which no page is written: sentences around a name and prices in words
 * ("₦40,000"), and a line for each offer.
 */
interface OffersIn {
  readonly onceAndMonthly: (name: string, once: string, monthly: string) => string;
  readonly monthlyOnly: (name: string, monthly: string) => string;
  readonly onceOnly: (name: string, once: string) => string;
  /** What an offer does, by its id. */
  readonly does: Readonly<Record<string, string>>;
}

export const offersIn: Readonly<Partial<Record<string, OffersIn>>> = {
  yoruba: {
    onceAndMonthly: (name, once, monthly) =>
      `${name}: ${once} fun setup leekan soso, leyin naa ${monthly} losoosu.`,
    monthlyOnly: (name, monthly) => `${name}: ${monthly} losoosu, ko si owo setup.`,
    onceOnly: (name, once) => `${name}: ${once} leekan soso.`,
    does: {
      "leadbot-basic": "Idahun ibeere ati akosile eni to fe ra",
      "smartagent-pro": "O n se quote, booking ati follow-up",
      "fullops-elite": "Lati message akoko titi order fi de onibara",
      "enterprise-intelligence-suite": "Wo oja tita, stock, staff ati owo papo",
      "healthcare-system": "Fun clinic, hospital, laboratory ati pharmacy",
      "restaurant-system": "Fun restaurant, bar, lounge ati caterer",
      "real-estate-system": "Fun developer, agency ati property manager",
      healthcare: "Alaisan, appointment ati bill nibi kan",
      hospitality: "Table, yara ati kitchen lori screen kan",
      "real-estate": "Lati ibeere akoko titi de instalment to gbeyin",
      "enterprise-suite": "Branch, staff, stock ati owo papo",
      "telegram-bot": "Itoju Telegram channel tabi group yin losan ati loru",
      "whatsapp-assistant": "Idahun nigba ti e n toju onibara miiran",
      "ai-sales-website": "Website to n dahun alejo, to n gba order",
      "whatsapp-broadcast": "Fi offer ranse si onibara to gba lati gbo",
      "web-chat-widget": "Assistant yin ninu chat window lori website yin",
      "ai-reporting-memory": "Iranti onibara to pada, report ohun ti won beere",
      "whatsapp-crm": "Chat kookan di contact ninu customer list yin",
      "payment-integration": "Onibara n sanwo pelu link inu chat",
    },
  },
  hausa: {
    onceAndMonthly: (name, once, monthly) =>
      `${name}: ${once} na setup sau daya, sannan ${monthly} kowane wata.`,
    monthlyOnly: (name, monthly) => `${name}: ${monthly} kowane wata, babu kudin setup.`,
    onceOnly: (name, once) => `${name}: ${once} sau daya.`,
    does: {
      "leadbot-basic": "Yana amsa tambayoyi, yana rubuta masu son saya",
      "smartagent-pro": "Yana ba da quote, yana booking da follow up",
      "fullops-elite": "Daga sakon farko har zuwa order da aka kai",
      "enterprise-intelligence-suite": "Ciniki, stock, ma'aikata da kudi a wuri daya",
      "healthcare-system": "Don clinic, asibiti, laboratory da kantin magani",
      "restaurant-system": "Don gidan abinci, bar, lounge da masu catering",
      "real-estate-system": "Don developers, agencies da masu kula da gidaje",
      healthcare: "Marasa lafiya, appointment da bill a wuri daya",
      hospitality: "Tebura, dakuna da kitchen a screen daya",
      "real-estate": "Daga tambayar farko har zuwa biyan karshe",
      "enterprise-suite": "Rassa, ma'aikata, stock da kudi a hade",
      "telegram-bot": "Kula da Telegram channel ko group dare da rana",
      "whatsapp-assistant": "Yana amsawa yayin da kuke sallamar wani",
      "ai-sales-website": "Website mai amsa wa baki da karbar order",
      "whatsapp-broadcast": "Tura tayi ga kwastomomin da suka yarda su karba",
      "web-chat-widget": "Assistant dinku a chat window na website dinku",
      "ai-reporting-memory": "Yana tuna kwastomomi, yana ba da rahoton tambayoyinsu",
      "whatsapp-crm": "Kowace hira ta zama contact a jerin kwastomominku",
      "payment-integration": "Kwastomomi suna biya ta link a cikin chat",
    },
  },
  igbo: {
    onceAndMonthly: (name, once, monthly) =>
      `${name}: setup bu ${once} otu ugboro, e mesia ${monthly} kwa onwa.`,
    monthlyOnly: (name, monthly) => `${name}: ${monthly} kwa onwa, o nweghi ego setup.`,
    onceOnly: (name, once) => `${name}: ${once} otu ugboro.`,
    does: {
      "leadbot-basic": "Na-aza ajuju ma na-edeko onye choro izu",
      "smartagent-pro": "Na-enye quote, na-anara booking, na-eso ndi ahia",
      "fullops-elite": "Bido na message mbu ruo order e bugara",
      "enterprise-intelligence-suite": "Ahia, stock, ndi oru na ego n'otu ebe",
      "healthcare-system": "Maka clinic, ulo ogwu, laboratory na pharmacy",
      "restaurant-system": "Maka restaurant, bar, lounge na caterer",
      "real-estate-system": "Maka developer, agency na property manager",
      healthcare: "Ndi oria, appointment na bill n'otu ebe",
      hospitality: "Table, ime ulo na kitchen n'otu screen",
      "real-estate": "Bido n'ajuju mbu ruo instalment ikpeazu",
      "enterprise-suite": "Branch, ndi oru, stock na ego n'otu ebe",
      "telegram-bot": "Na-elekota Telegram channel/group gi ehihie na abali",
      "whatsapp-assistant": "Na-aza mgbe i na-elekota onye ozo",
      "ai-sales-website": "Website na-aza ndi bia ya ma na-anara order",
      "whatsapp-broadcast": "Na-eziga offer nye ndi ahia kwetara inata ya",
      "web-chat-widget": "Assistant gi na chat window na website gi",
      "ai-reporting-memory": "Na-echeta ndi ahia lotara, na-ekwu ihe a juru",
      "whatsapp-crm": "Chat o bula na-agho contact na customer list gi",
      "payment-integration": "Ndi ahia na-akwu ugwo na link di na chat",
    },
  },
  french: {
    onceAndMonthly: (name, once, monthly) =>
      `${name} : ${once} de mise en place, une seule fois, puis ${monthly} par mois.`,
    monthlyOnly: (name, monthly) => `${name} : ${monthly} par mois, sans prix de mise en place.`,
    onceOnly: (name, once) => `${name} : ${once} une seule fois.`,
    does: {
      "leadbot-basic": "Répond aux questions et note qui veut acheter",
      "smartagent-pro": "Donne des devis, prend les réservations et relance",
      "fullops-elite": "Du premier message à la commande livrée",
      "enterprise-intelligence-suite": "Ventes, stock, personnel et argent en une vue",
      "healthcare-system": "Pour cliniques, hôpitaux, laboratoires et pharmacies",
      "restaurant-system": "Pour restaurants, bars, lounges et traiteurs",
      "real-estate-system": "Pour promoteurs, agences et gestionnaires immobiliers",
      healthcare: "Patients, rendez-vous et factures au même endroit",
      hospitality: "Tables, chambres et cuisine sur un seul écran",
      "real-estate": "De la première demande au dernier versement",
      "enterprise-suite": "Succursales, personnel, stock et argent ensemble",
      "telegram-bot": "Gère votre canal ou groupe Telegram jour et nuit",
      "whatsapp-assistant": "Répond pendant que vous servez quelqu'un d'autre",
      "ai-sales-website": "Un site qui répond aux visiteurs et prend commande",
      "whatsapp-broadcast": "Envoie des offres aux clients qui l'ont accepté",
      "web-chat-widget": "Votre assistant dans un chat sur votre site",
      "ai-reporting-memory": "Reconnaît les clients qui reviennent, rapporte les demandes",
      "whatsapp-crm": "Chaque chat devient un contact dans votre liste clients",
      "payment-integration": "Les clients paient par un lien dans le chat",
    },
  },
};
