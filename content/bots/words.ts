/* Words that the practice bots go by when they read what an owner sells and a customer wants. */

/** What things are sold by. */
export const units: readonly string[] =
  `acre bag basket bottle bowl box bucket bundle can carton class congo cooler copy crate cup day derica dozen dress gallon
  gram half head hour jar keg kg kilo kilogram kongo lesson litre load loaf metre month mudu night pack packet page pair paint
  person piece pcs plate portion pot ream ride roll sachet scoop seat session set sheet slice spoon stick strip tablet tin tray
  trip truck tub tube term ticket unit visit week wrap yard year guest child adult room table cone event sitting bunch tuber
  bale cube shot serving student length sqm yd foot feet sqft hr mo tier piece wrapper ream gallon rim`.split(
    /\s+/,
  );

/** Words that are no part of a thing's name. */
export const fillers: readonly string[] =
  `a about abeg actually add again all also am an and another any are as at available be been biko but buy by can cheap cost
  costs could cos dear do does dey each e even every extra far fine for from get give go goes going good got had has have he
  hello hi how i i'm ill i’ll im in into is it its it's jare just know last let lets like make many may me more much my na
  naira need needs no normal not now of off ok okay oh on one only or order our out oya per please pls plus price prices
  priced put rate rates really sell selling sells send sha she should sir ma so some still supply take than thank thanks that
  the their them then there these they this those to today too two una up us use want wan wants was we well wetin what when
  where which who will wish with without would yes yet you your start starting starts begin begins charge charges collect
  sold also offer offers stock cool ya oo o n deal deals mainly mostly different kinds kind types type various quality
  business shop store here we're theyre buying quantity total give produce import stuff
  goods things thing product products items item something anything everything
  ones any wanted looking find hw mush i'd id love new bake make sew say customer customers ask asks while
  if pay back else only our people being anywhere everywhere nationwide called named name amount naira's`.split(
    /\s+/,
  );

/** Words that are never repeated, whoever they were said about. */
export const blocked: readonly string[] =
  `mumu idiot idiots idiotic stupid foolish fool fools bastard bastards fuck fucking shit bitch olodo werey oloshi moron ashawo
  prompt jailbreak`.split(/\s+/);

/** Where the name of a place ends. */
export const placeEnds =
  /\s+(?:for|at|from|on|with|and|but|or|so|join|reach|bring|carry|because|since|please|pls|abeg|today|tomorrow|tonight|now|by|if|do|does|how|what|when|can|is|na|costs?|takes?|my|me|i|we|sir|ma|o|oh|before|after|then|too|also|will|free|only|per|each)(?=\s|$)|[.;:?!\n]|\s+(?=[₦#]|\d)/iu;

/** What sentences and questions are about: a question finds a sentence that speaks of the same matter in other words. */
export const matters: Readonly<Record<string, string>> = {
  opening: "open opens opened opening close closes closed closing hour hours working",
  arrival: "checkin arrive arrival",
  leaving: "checkout leave leaving",
  return:
    "return returns returned refund refunds refunded refundable exchange change replace replaced swap guarantee moneyback",
  warranty: "warranty guarantee guaranteed spoil spoils",
  damage:
    "damaged damage break breaks broken broke torn spoilt fault faulty wrong complain complaint complaints",
  deposit: "deposit advance upfront half balance first",
  paying: "pay paying payment payments transfer pos cash account card bank opay aza palmpay",
  credit: "instalment installment instalments installments credit small",
  delivery:
    "deliver delivery delivers delivered dispatch waybill ship shipping rider send bring cover covers",
  duration:
    "long take takes days weeks hours minutes last lasts ready collect fast quick quickly notice week early soon ahead same today",
  place:
    "where address located location street road opposite landmark market bus junction direction directions",
  size: "size sizes big small large medium xl",
  colour: "colour colours color colors black white red blue green brown pink yellow",
  cancel: "cancel cancels cancelled cancellation",
  least: "minimum least moq",
  teeth: "tooth teeth dental dentist",
  fuel: "fuel diesel petrol",
  capacity: "sit seat seats seated capacity accommodate guests contain",
  decor: "decor decoration decorate decorator decorations",
  entry: "entry enter gate ticket",
  included: "inside included include includes comes free complimentary",
  internet: "wifi internet network",
  parking: "park parking",
  power: "light generator power nepa electricity solar",
  wholesale: "wholesale bulk plenty",
  discount: "discount promo off cheaper reduction bonus",
  real: "original fake authentic genuine real leather human",
  fresh: "fresh stale baked daily",
  phone: "phone number call line contact whatsapp",
  booking: "book booking bookings reserve reservation reservations appointment appointments walk",
  child: "child children kid kids",
  heat: "hot overheat overheating heat temperature",
  drink: "alcohol beer wine drinks drink",
  animal: "pet pets dog dogs cat",
};
