/** The order in the sample chats; its totals are calculated, so that they are always right. */
const quantity = 2;
const price = 18_500;
const delivery = 1_500;

export const sampleOrder = {
  shop: "Ronke Fabrics",
  recorded: "Example: the cloth order, as the system records it",
  number: "Order 1042",
  item: "Blue adire, 5 yards",
  quantity,
  price,
  goods: quantity * price,
  delivery,
  total: quantity * price + delivery,
  left: 4 - quantity,
} as const;
