import { words } from "#content/trades/words.ts";

interface Topics {
  /** Words that show that a fact of the trade concerns the department. */
  readonly words: readonly string[];
  /** Whether its staff deal with customers and must know them and their questions. */
  readonly facing?: true;
  /** Whether inspectors and licences concern its work. */
  readonly ruled?: true;
  /** Whether its work is the same in every month. */
  readonly steady?: true;
}

const people =
  "staff, worker, leave, train, licensed, salaries, people, apprentices, team, hired, duty, skill";

const topics: Readonly<Record<string, Topics>> = {
  sales: {
    facing: true,
    words: words(
      "price, budget, quotation, deposit, discount, booking, picture, size, money, quality, reserve",
    ),
  },
  "customer-service": {
    facing: true,
    words: words(
      "answer, complain, late, promise, picture, message, reply, date, wrong, size, cancel, refuse",
    ),
  },
  "front-desk": {
    facing: true,
    words: words(
      "book, booking, appointment, hour, visitor, wait, late, parent, patient, client, missed, record",
    ),
  },
  store: {
    ruled: true,
    words:
      words(`stock, expire, expired, goods, store, shelf, spoil, moisture, theft, stolen, steal, count, batch,
      damage, materials, slow, harden, old, rats, take`),
  },
  purchasing: {
    ruled: true,
    words: words(
      "supplier, price, buy, quality, fake, material, feed, leather, stock, cost, seller, import, rise",
    ),
  },
  kitchen: {
    ruled: true,
    words: words(`food, cook, kitchen, water, meat, stomach, waste, fryer, hygiene, freezer,
      handlers, boil, ill`),
  },
  production: {
    ruled: true,
    words: words(`quality, batch, machine, cut, mix, safety, standard, moisture, light, power, finish,
      production, dry, wrong`),
  },
  delivery: {
    ruled: true,
    facing: true,
    words:
      words(`deliver, delivery, rider, driver, parcel, truck, road, late, transport, broken, damaged, way,
      vehicle, permit, dispatch, door, offload`),
  },
  cash: {
    facing: true,
    words:
      words(`cash, pay, payment, credit, balance, alert, deposit, receipt, transfer, money, refund, debit,
      fee, screenshot`),
  },
  bookkeeping: {
    ruled: true,
    steady: true,
    words: words(`cash, pay, credit, balance, cost, tax, owe, debt, accounts, profit, returns, salaries,
      money, price, paye, late`),
  },
  hiring: { ruled: true, words: words(people) },
  training: { steady: true, words: words(`${people}, standard, lesson, safety, procedure`) },
  cleaning: {
    ruled: true,
    words: words(
      "clean, health, hygiene, infected, infection, water, wash, sterilise, waste, inspects, environmental",
    ),
  },
  marketing: {
    ruled: true,
    facing: true,
    words: words(
      "picture, post, claim, promise, copy, video, advert, permission, data, same item, trend, copies",
    ),
  },
  it: {
    ruled: true,
    steady: true,
    words: words("data, records, alert, private, phone, publish, fake, names, addresses, leak"),
  },
  security: {
    ruled: true,
    words: words(
      "theft, thieves, stolen, steal, cash, night, gate, fire, lock, injured, danger, disappears, take",
    ),
  },
  "after-sales": {
    facing: true,
    words:
      words(`complain, complaint, return, broken, fault, warranty, repair, fade, replace, wrong, fail, size,
      damaged, reacts`),
  },
};

const usual: Topics = {
  facing: true,
  words: words("order, date, promise, late, staff, price, saturday, power, depends, quality"),
};

export function topicsOf(department: string): Topics {
  return topics[department] ?? usual;
}
