/** What the owner of one business types into the tools. */
export interface ToolBusiness {
  readonly label: string;
  /** Name of the business. */
  readonly name: string;
  readonly business: string;
  readonly product: string;
  readonly features: string;
  readonly offer: string;
  readonly audience: string;
  /** The idea, and what the business is about. */
  readonly idea: string;
  readonly revenue: string;
  readonly goal: string;
  readonly department: string;
}

function business(row: string): ToolBusiness {
  const cells = row.split(/\n| \| /).map((cell) => cell.trim());
  const [name = "", kind = "", product = "", features = "", offer = "", ...rest] = cells;
  const [audience = "", idea = "", revenue = "", goal = "", department = ""] = rest;
  if (cells.length !== 10 || cells.includes("")) throw new Error(`Not ten fields: ${row}`);
  return {
    ...{ label: kind, name, business: kind, product, features, offer },
    ...{ audience, idea, revenue, goal, department },
  };
}

/*
 * One paragraph per business, one field per line, name and kind in the first: product, features, offer, audience, idea,
 * revenue, goal, department. Typed as owners type: with and without capitals, full sentences, bare lists, Pidgin.
 */
const rows = `
Iya Bola Kitchen | Catering and small chops
Party small chops tray
100 pieces, puff puff, samosa, spring rolls, delivered hot, ₦25,000 per tray
Small chops trays from 100 pieces, delivered hot anywhere in Ibadan
Party hosts in Ibadan
I want to start a small chops and catering business for owambe parties in Ibadan
350k
Get more orders for weddings on Saturdays
Kitchen

Gari Pride Farms | Cassava processing into garri
White garri, 5kg bag
No sand, dry and crunchy, packed in sealed bags, sour taste, keeps for six months
5kg and 10kg bags of clean white garri delivered to shops every Friday
Provision shops and mini-marts in Benin City
cassava processing into garri and high quality flour for bakeries in Edo State
1.2 million naira
supply ten supermarkets before December
Production

Sparkle Home Care | Home cleaning service
Deep cleaning package
Kitchen, bathrooms and under the bed, we bring our own soap and machines, two cleaners, one day
Deep cleaning of a whole flat in one day
Working couples in Abuja
A cleaning company that sends trained cleaners to flats and short-let apartments in Abuja every week
N800,000
Get twenty flats on a monthly plan
Cleaning

Obi Leather | shoes made in Aba
Aba leather work shoes
Real leather, stitched sole, black or brown, can be repaired by any shoemaker
Handmade work shoes from ₦18,000, sizes 39 to 47, delivered to any state in five days
Men who stand all day at work
Handmade leather work shoes from Aba sold on Instagram to men in offices
600000
sell 100 pairs a month without a shop
Sales

Zuma Tutors | Home lessons
WAEC home lesson
One teacher for one child, mathematics and English, report every Friday, past questions included
Evening lessons at home in mathematics and English
Parents of children writing WAEC
Evening home lessons for SS3 students who write WAEC and JAMB in Abuja
400k a month
Fill all evening slots before the exams
Customer service

Sunlight Energy | Solar panel installation
3.5kVA solar system
Lithium battery, 4 panels, carries fridge, fans, TV and lights, two years warranty, installed in two days
3.5kVA solar system with lithium battery, installed in two days, pay in three parts
Landlords and shop owners tired of fuel
Solar and inverter installation for shops and homes in Lagos because of NEPA and fuel price
N5m
Win five schools as customers
Store

Glow by Amaka | Organic skincare
Shea and turmeric body butter
Unrefined shea butter, turmeric, no bleaching agent, good for dry skin, 250ml jar, ₦6,500
Shea body butter for dry skin, 250ml at ₦6,500, nationwide delivery
Young women with dry skin
organic skincare, black soap and body butter without bleaching
250,000 naira
Get stockists in three cities
Marketing

Kings Cut | Barbing salon
Home service haircut
We come to your house, clean clippers, sterilised, takes 40 minutes, kids welcome
Haircut at home for the whole family on Saturday, ₦3,000 per head
Busy fathers in Lekki
A barber who comes to the house with sterilised clippers in Lekki and Ajah
900k in a good month
Fill the empty chairs from Monday to Wednesday
Front desk

Swift Wheels | Dispatch rider company
Same day dispatch
Pick up before 11am, delivered same day in Lagos, rider sends picture at the door, tracked on WhatsApp
Same day delivery in Lagos from ₦2,500 for online vendors
Instagram vendors in Lagos
Dispatch company with six bikes that picks up from online vendors in Lagos and delivers same day
₦2.3m
Reduce failed deliveries and get corporate customers
Dispatch riders

Fresh Layers | Poultry farm
Crate of fresh eggs
Laid this week, large size, 30 pieces, no cracks
Fresh eggs every Tuesday, ₦5,200 a crate, free delivery from 10 crates
Bakeries and hotels in Ilorin
500 layers and broilers, selling crates of eggs to bakeries in Ilorin
N1,100,000
Stop losing money on feed
Bookkeeping

Mama Put Junction | Food vendor
Amala and ewedu combo
Hot amala, ewedu and gbegiri, with goat meat, eat in or take away, from 11am
Lunch for offices: amala, rice or eba with meat from ₦2,000, we bring am come your office
Office workers wey no get time to cook
I wan start mama put for Ajegunle wey go dey sell rice, beans and amala to workers
80k every day
Make people wey dey chop here bring their friends
Cashiers

Threads of Jos | fashion designer
Ready to wear adire dress
cotton adire, side pockets, sizes 8 to 22, hand dyed in Abeokuta, does not fade when washed in cold water
Adire dresses sewn to your size in seven days
Career women in Jos and Abuja
I sew adire and ankara dresses for working women and teach apprentices
500k
Open a second workshop
Training

Tech Hub Repairs | phone repair shop
iPhone screen replacement
Original screen, done in one hour, 3 months warranty, you can watch the repair
Screen replacement in one hour with 3 months warranty
Students around UNILAG
Phone and laptop repair for students around UNILAG in Yaba
N450k
Make students trust us with their phones
After sales

Nneoma Stores | Provision shop inside estate
Monthly provision box
rice 10kg, beans, garri, oil, tomato paste, toilet roll; delivered on the last Saturday; price fixed for 3 months
A monthly box of provisions at one fixed price, delivered inside the estate
Families in the estate
provision shop inside an estate in Enugu that delivers monthly boxes to houses
3 million
Reduce debt from customers who buy on credit
Store keeper

Eden Events | Event decoration
Backdrop and balloon decoration
Backdrop, 150 balloons, cake table, set up before 10am and removed the same night
Backdrop, balloons and cake table for birthdays, set up before your guests arrive
Mothers planning a first birthday
Balloon and backdrop decoration for birthdays and traditional weddings in Owerri
N700k
Get bookings on weekdays
Operations

Blue Bowl Fish | Smoked catfish
Smoked catfish pack
Clean, dry, no sand, 1kg pack, dried over charcoal, keeps for 3 months
Smoked catfish and crayfish in clean packs
Families in Ibadan
I sell smoked catfish and crayfish in clean packs to families in Ibadan.
220k
Export small packs to Nigerians in the UK
Quality control

Prime Homes | real estate agent
Plot of land at Ibeju-Lekki
600 square metres, dry land, registered survey, close to the free trade zone, instalment up to 12 months
Land at Ibeju-Lekki from ₦4.5m with payment in 12 months
Nigerians abroad
Real estate company that sells dry land with registered survey to Nigerians abroad
₦10m
Get diaspora buyers to trust us
Sales

Ade Wash | Laundry and dry cleaning
Student laundry bag
15 clothes in a bag, washed, ironed and folded, ready in 48 hours, ₦4,000 a bag
Pick up and delivery laundry for hostels, ₦4,000 a bag
Students of OAU
Pick up laundry for hostel students in Ile-Ife with a bag price
150k
Keep customers when school is on break
Delivery

Bright Kids Academy | Nursery and primary school
After-school care
Homework help, supper, games, open till 6:30pm, picked up by a named person only
After-school care till 6:30pm with homework help and supper
Parents who close late from work
Nursery and primary school with creche and after-school care in Akure
5m per term
Get parents to pay fees on time
Front desk / reception

Gas to You | Cooking gas refill
12.5kg gas refill at home
We weigh the cylinder before you, refilled in twenty minutes, no carrying
Gas refill at your gate within two hours, weighed in front of you
Households in Port Harcourt
A mobile van that fills cooking gas at people’s houses in Port Harcourt.
N1.8m
Cover three more estates
Drivers

Woodcraft Kaduna | Furniture maker
6-seater dining set
Solid mahogany, cushioned chairs, made in Kaduna, ready in three weeks, polish you can clean with a wet cloth
Dining sets in solid mahogany, made to your measure in three weeks
Newly married couples
carpentry workshop that makes dining sets and wardrobes to measure in Kaduna
N950,000
Collect deposits before starting work
Production

Pulse Pharmacy | Pharmacy
Blood pressure check
Free check every Friday, result written in your card, pharmacist explains, takes five minutes
Free blood pressure check every Friday morning
Retirees and older people
community pharmacy with home delivery of drugs for old people in Asaba
N4,000,000
Bring regular patients back every month
Cash

Lens of Lagos | Wedding photography
Wedding photo package
Two photographers, 300 edited pictures, one album, short video for Instagram, delivered in 14 days
Wedding photos from two photographers, 300 edited pictures in 14 days
Brides getting married in December
Wedding photography and video with drone for couples in Lagos
2m in December, 300k in other months
Book more weddings outside December
Marketing

Paywell POS | POS business
Cash withdrawal
No network story, receipt every time, open 7am to 9pm
Withdraw and deposit cash near the market, ₦100 on ₦5,000, open 7am to 9pm
Traders in the market
POS business near the market in Aba with two agents
N180k
Open at a second location without theft
Security

Kilishi House | Kilishi and dried meat
Spicy kilishi pack
thin slices of beef, sun dried, hot or mild, 200g pack, sealed, made in Kano
Fresh kilishi sealed and sent from Kano to any state in 3 days
People that love suya but live outside the north
Kilishi production in Kano, packed and sold online to Lagos and Abuja
N300,000
Get NAFDAC number and enter supermarkets
Purchasing

Datacrest | Accounting firm
Small business bookkeeping
Monthly profit report, tax filing, you send receipts on WhatsApp, one accountant for your business
Bookkeeping for small businesses from ₦40,000 a month, receipts sent on WhatsApp
Small business owners
Bookkeeping and CAC registration for small businesses in Lagos by WhatsApp
N1.5m
Sign 20 monthly clients
HR and recruitment
`;

/** Twenty-six businesses from catering to bookkeeping. */
export const toolBusinesses: readonly ToolBusiness[] = rows.trim().split("\n\n").map(business);
