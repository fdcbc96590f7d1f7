/**
 * What only the owner knows, as it stands in braces in an answer: 'We deliver in {area}.' Fill it from the
 * visitor's text with something shaped like `example`, or leave `prompt` in square brackets for the owner.
 */
export const slots = {
  price: { prompt: "your price", example: "₦15,000" },
  deposit: { prompt: "your deposit", example: "half of the price" },
  minimum: { prompt: "your smallest order", example: "two trays" },
  area: { prompt: "the areas you serve", example: "Ibadan and Abeokuta" },
  address: { prompt: "your address", example: "12 Ring Road, Ibadan" },
  deliveryFee: { prompt: "your delivery fee", example: "₦2,500" },
  time: { prompt: "how long it takes", example: "two working days" },
  notice: { prompt: "how early people must tell you", example: "three days" },
  hours: { prompt: "your opening hours", example: "8am to 6pm" },
  days: { prompt: "your days", example: "Tuesdays and Fridays" },
  contact: { prompt: "your WhatsApp number", example: "0803 000 0000" },
  payment: { prompt: "the ways people can pay you", example: "transfer, POS or cash" },
  account: { prompt: "your business account name", example: "Ade Foods Ltd" },
  warranty: { prompt: "how long your warranty lasts", example: "six months" },
  returns: { prompt: "how long people may bring things back", example: "three days" },
  sizes: { prompt: "your sizes", example: "UK 6 to 24" },
  discount: { prompt: "your discount", example: "5%" },
  quantity: { prompt: "the quantity", example: "50 pieces" },
  registration: { prompt: "your registration number", example: "RC 1234567" },
  callOut: { prompt: "your call-out fee", example: "₦5,000" },
  duration: { prompt: "how long it lasts", example: "six weeks" },
} as const;

export type Slot = keyof typeof slots;
