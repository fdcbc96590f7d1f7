/**
 * Words that always have a capital. Places are in content/places.ts. May, March, Turkey and Bolt are left out, because they
 * are also ordinary words.
 */
export const properNames = `
  Nigeria Nigerian Nigerians Ghana Ghanaian Ghanaians Africa African Africans Cameroon Togo Kenya Kenyan Uganda
  Ugandan Senegal Liberia Gambia Europe European London Dubai America American Americans British Chinese Indian
  Italian Turkish Lebanese China India Italy Hausa Yoruba Igbo Fulani Ijaw Tiv Edo Efik Ibibio Nupe
  Kanuri English French Arabic Pidgin Muslim Muslims Islam Islamic Christian Christians Bible Quran Qur'an Jesus
  Allah God Catholic Anglican Methodist Baptist Pentecostal Islamiyya Monday Tuesday Wednesday Thursday Friday
  Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June
  July August September October November December Tues Thur Thurs Fri Aug Sept Oct Nov Dec Christmas Xmas Easter
  Sallah Eid Ramadan WhatsApp Instagram Facebook TikTok YouTube Telegram Google Zoom Uber Jumia Konga
  Paystack Opay Moniepoint GTBank Toyota Camry Corolla Sienna Honda Lexus Hiace Mercedes Samsung iPhone Android
  Infinix Tecno Bluetooth Bournvita Milo Indomie Dangote Tokunbo Okigwe Ogun Imo Taraba Osun Ekiti Kogi Jigawa
  Yobe Zamfara Ladipo Alaba Ariaria Balogun Bodija Mambilla Ojuelegba Oshodi Mushin Ojota Oyingbo Ajegunle Agege
  Ojodu Yaba Surulere Lekki Ajah Ikeja Gbagada Ketu Wuse Garki Gwarinpa Asokoro Maitama Kubwa Nyanya
  Lugbe Mararaba Karu Utako Jabi Apapa Bariga Magodo Ogba Dugbe Mokola Sango Ogunpa Aleshinloye Akpakpava
  Ugbowo Rumuola Rumuokoro Diobu Kwari Sabongari Nassarawa Hotoro Tarauni Kurmi Ochanja Nkpor Ogbete Kenyatta
  Igbudu Effurun Ekpan Hikvision Dahua Hisense Skyrun Elepaq Yamaha Bajaj Innoson
`
  .trim()
  .split(/\s+/);

/** Sizes of clothes: XL and the two above it. */
const sizes = [1, 2, 3].map((times) => `${"X".repeat(times)}L`);

/**
 * Abbreviations, also of schools and brands, that are always written in capitals. Those that are also a word, a name or
 * goods are left out, because a text in capitals also says 'I MAKE IT', 'MY SON', 'ABU' and 'RAM FOR SALLAH'.
 */
export const abbreviations = `
  NAFDAC CAC JAMB WAEC NECO UTME NYSC NIN BVN POS ATM BP GRA FRSC NDLEA EFCC CBN NCAA NIMC LASU UNN OAU UNILAG
  NGO NGOS CSR LED LCD USB TV TVS AC CCTV DSTV GOTV GPS SIM HDMI SSD DJ MC ID PVC UPVC MRI ICU ECG HIV CV CVS HR
  ICT ND HND OND BSC MSC PHD SS1 SS2 SS3 JSS LLB MBA UK USA UAE EU UGX GHS CFA FCFA XAF KES USD GBP NGN PKO PHCN
  NEPA BEDC VIP WC GIGM DSS SUV A4 A3 A5 PDF VAT TIN DM IG FB FM AVR PH FCT SDG
  DIY VR AI BBQ RC CT UI ABC SMS FUTO FUTA UNIJOS UNIBEN UNIZIK UNIPORT UNICAL UNILORIN BUK LASPOTECH SMEDAN
  BQ MUA MUAS GCE DVR NERDC BECE NABTEB IELTS TOEFL UBEC PTA HMO NPK
`
  .trim()
  .split(/\s+/)
  .concat(sizes);

/** Abbreviations that are also words, names or slips in small letters. */
const unclear = new Set("LED TIN NIN ND HR UI AI FM IG FB CT RC VR EU CV CVS MC WC DM XL TVS".split(" "));

/** Abbreviations that are clear even in small letters: 'pos machine', 'bp check'. */
export const clearAbbreviations = abbreviations.filter((word) => !unclear.has(word));
