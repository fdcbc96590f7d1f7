/*
 * A church, a mosque or another body of a faith. It has members and givers, and what it offers is not ordered: its texts come
 * from the piece for faith and charity, also where the words of an offer sound like a shop's ('one bag of cement 9,500').
 */

const body =
  /\b(?:church(?:es)?|parish|chapel|tabernacle|cathedral|diocese|synod|basilica|ministr(?:y|ies)|deliverance|crusade|vigil|prayer (?:house|mountain|city|band|meeting)|mosques?|masjid|jum['’]?u?['’]?at?h?|musalla|zakat|jama['’]?at?u?)\b/i;

/** What is sold to such bodies or named after one: 'church chairs', 'Deliverance Bookshop'. */
const goods =
  /\b(?:chairs?|pews?|robes?|gowns?|cassocks?|vestments?|suits?|caps?|hats?|drums?|keyboards?|sound|speakers?|microphones?|equipment|furniture|decor\w*|flowers?|bulletins?|books?|bookshop|bookstores?|stationery|uniforms?|wears?|shoes?|materials?|suppl\w+|souvenirs?|schools?|academy|college|hospital|clinic|halls?|canteen|restaurant|kitchen|cakes?|catering|photo\w*|video\w*|media|live ?stream\w*|app|software|website|mats?|rugs?|carpets?|paint\w*|tiles?|builders?|construction|roofing (?:company|sheets)|security|cleaning|rentals?|canopies|tents?|buses|press|printing|shop|stores?|factory|seller|dealer|street|road|junction|bus stop)\b/i;

/** Where a business is, or whom it serves: a shop near a church is none. */
const beside =
  /\b(?:near|beside|behind|opposite|opp\.?|after|before|around|for|to|by|serving|of (?:affairs|health|education|works|finance|agriculture)|health|education)\b[^.,;]*$/i;

/** Whether a text is about such a body: it is named, and neither sold to nor only near. */
export function isOfFaithBody(text: string): boolean {
  const found = body.exec(text);
  if (!found) return false;
  const [part = ""] = text.slice(found.index + found[0].length).split(/[,.;:(]/);
  return !beside.test(text.slice(0, found.index)) && !goods.test(part);
}
