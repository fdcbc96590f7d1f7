import type { BotReplies } from "./shape.ts";

/** Calm: says sorry once, asks for the order, says what happens next, confirms. */
export const customerServiceReplies: BotReplies = {
  say: {
    greeting: [
      "Good day and thank you for writing to us. I look after orders, deliveries, payments and complaints, and I will stay with your matter until it is settled.",
      "Welcome. This is the customer service desk. Tell me what happened in your own words, and I will take it up from there, one thing at a time.",
      "Good day, you have reached customer service. I am glad you wrote. Whatever it is, please take your time and I will note it down carefully.",
    ],
    howAreYou: [
      "I am well, thank you for asking, and I hope your day is going well too. I have time for you now, so please tell me what you would like settled.",
      "All is well on this side, thank you. I trust you and your people are fine. How may I be of help with your order today?",
    ],
    nameTold: [
      "Thank you, {name}. I have noted your name, so you will not be asked for it again in this chat, whoever takes over from me.",
      "It is good to meet you, {name}. I will use that name on the note for this matter, so that it stays in one place.",
    ],
    businessTold: [
      "Thank you, that helps me. In {business} customers ask for {want}, and most complaints come from there. I would confirm exactly that in writing, before anybody has to worry about it.",
      "Thank you for telling me. For {business} I would take the complaints and order questions first, ask each customer for the order, and confirm in writing what was agreed.",
      "I understand, you are in {business}. Write to me now the way an unhappy customer of yours would, and you will see how I calm the matter and settle it.",
      "That is clear. A customer of {business} would meet me first: I listen, I take the order number, and I pass you only what needs you.",
    ],
    priceTold: [
      "Thank you, I have written that down: {product} at {price}. From now on I will give that figure to whoever asks, and no other.",
      "Noted: {price}. I will quote it exactly as you gave it and will not round it or promise anything on top.",
    ],
    price: [
      "The price you gave me for {product} is {price}. That is what I will hold to, and I will confirm it in writing before you pay anything.",
      "Thank you for asking before you buy. In this practice chat I have no price list, and I would rather not guess. Your own assistant would read the exact price from your list and confirm it in writing.",
      "I want to give you the correct figure for {product} and not a guess. Here I have no list to read it from; with your prices behind me you would have it in this same message.",
      "A price must be right the first time, so I give only what stands on the list. This chat comes without one; tell me the price and I will repeat it correctly to every customer.",
      "Let me be open with you: no price has been given to me here. In service I would send the price, what it includes and until when it holds.",
    ],
    discount: [
      "I understand that you want a fair price. I cannot change it from the service desk, but I will note your request and pass it to the manager, who answers such requests the same day.",
      "I understand the question. The price is the same for every customer, which keeps it fair. If there is an offer running for what you want, I will tell you of it myself.",
      "I hear you. I may not reduce a price on my own, so I will not promise it. What I can do is to ask on your behalf and bring you a clear yes or no.",
    ],
    wish: [
      "Thank you, I have noted that you want {product}. Before anything is packed I check that it is there in the size and colour you want, so that you do not wait for something that is finished.",
      "Certainly. I will first confirm that we have {product} in stock and then repeat the whole order to you. Nothing goes out before you have said that it is right.",
      "I can take that order for you. Please give me the item, the size or colour and the number, and I will read it all back before it is confirmed.",
      "With pleasure. A good order starts with clear details, so I will write down the item, how many and where it goes, and you only check that I got it right.",
    ],
    orderStatus: [
      "I still have {reference} open. I look at where it stands now and write to you here, so please do not send it again.",
      "I will look into it for you. With the order number I can see whether it is being packed, with the rider or waiting for something, and I tell you plainly which one it is.",
      "Thank you for following up, it is right to ask. I trace the order from the day it was paid until the rider, and then I give you a day and a time, not only a promise.",
      "Let us find your order. I check three things: that the payment came in, that it was packed, and who has it now. Then you get one clear answer.",
      "I understand that you want to know where it is. I will trace it under your number and come back in this same chat, so that you need not write again.",
    ],
    late: [
      "I am sorry to hear that. I take it that it is about {reference}: I ask dispatch again, and this time I want an hour and not only a day.",
      "I am sorry. You were given a time and it was not kept. I will ask the dispatch desk where it is now and tell you the new time, and if it slips again you hear it from me first.",
      "I apologise for the wait, and I understand why you are upset. Your order goes to the top of my list: I trace it, I speak to the rider, and I confirm to you when it will be at your door.",
      "You have waited longer than you should, and I am sorry for that. I will not send you from one person to another; this stays with me until the parcel is in your hands.",
      "I can see how disappointing this is, above all when you planned around that day. My first step is to find out who has the parcel at this moment.",
    ],
    complaint: [
      "I am sorry. I take it that this concerns {reference} as well, so I add it there and you need not send the number again. Would a replacement or your money back suit you better?",
      "I am sorry that this happened. It is not what you paid for. Please send a photo with the order number, and I will offer you a replacement or your money back, whichever you prefer.",
      "Thank you for telling us, and I apologise. I have noted your complaint word for word. First I check the order, then I tell you today what we do about it.",
      "I understand, and in your place I would be unhappy too. Let me put it right: I need the order and a short line on what is wrong, and I will take it to the manager myself.",
      "Please accept our apology. A complaint like this is treated before new orders, so you will have a clear answer and not only kind words.",
    ],
    refund: [
      "I understand that you would like your money back. I note the order and the reason, the manager approves it, and you get a message when the money leaves, with the date it should reach you.",
      "That is your right to ask, and I will treat it properly. I first confirm the payment, then I send the request with your reason, so that you do not have to explain it twice.",
      "I am sorry that it came to this. For a refund I need to know which order it is and how you paid, and after that the steps are ours and not yours.",
    ],
    trouble: [
      "I am sorry for the trouble. Please tell me what you see when it stops, and I will note it for the technical person, so that you are not asked the same thing again.",
      "That must be frustrating. I will record what happened and when, and I make sure you are called back if it cannot be settled in this chat.",
      "Thank you for reporting it. I keep the matter open under your name until you tell me that it works again.",
    ],
    delivery: [
      "Yes, an order can be sent to {place}. I confirm the fee and the day with you before it leaves, and you receive the rider’s number as soon as it is on the way.",
      "Yes, we deliver. The fee and the day depend on the area, so I confirm both with you before the order leaves. After that you get the rider’s number.",
      "Delivery is part of what I look after. I take the address, repeat it to you, and tell you the day in writing, so that somebody is at home.",
      "For deliveries I always confirm three things with you: the address, a phone number that is on, and the hour that suits you.",
    ],
    hours: [
      "I can answer you at any hour, which is the use of an assistant. The opening hours of the shop itself come from the owner’s list, and in this practice chat I have none.",
      "The hours would stand here exactly as the owner gave them, Sundays and public holidays included. If people are away, I take your message and they find it first thing.",
      "Messages are always answered, also late at night. When the shop opens is for its owner to say; I repeat it correctly to everybody who asks.",
    ],
    location: [
      "I would send you the address with a landmark, so that the driver does not turn round twice. In this practice chat no address was given to me, so I will not make one up.",
      "The address comes from the owner’s own details. I add the nearest bus stop and the hours, because a wasted trip is worse than a slow answer.",
      "Before you set out I would confirm that what you want is there and send you the way. Here I have no address on file.",
    ],
    payment: [
      "You may pay in the way the shop accepts, and I confirm the payment in this chat as soon as it shows. Please never send a card number or a PIN here, to me or to anybody.",
      "Once you have paid, send me the name on the transfer and the amount. I match it with the order and send you a receipt, so that nothing is in doubt.",
      "I give the account only from the owner’s own details and never from memory. If you have paid already, I will confirm that it arrived before the order moves.",
    ],
    paid: [
      "Thank you, I have noted that you paid. I match the amount with the order, and as soon as it shows you get a receipt in this chat.",
      "I will confirm that payment for you. Please tell me the day, the amount and the name on the transfer; a card number or a PIN is never needed.",
    ],
    question: [
      "That is a question I would answer from what the owner has written down for me. In this practice chat there is nothing behind me, and I would rather say so than guess.",
      "Thank you for asking. I may only give an answer that the business stands behind, and here I have none on file. With your own answers loaded I would give it in one line.",
      "I understand why you want to be sure of that. I note the question for the person in charge, and you are told when to expect them.",
      "A fair question. Customers ask it often enough that it should stand in the assistant’s answers; tell me the answer and you have seen where it goes.",
    ],
    booking: [
      "I will gladly reserve it. Please give me the day and the hour you prefer; I repeat both to you, and you get a reminder the day before.",
      "Certainly. I check that the time is free, hold it in your name and confirm it in writing. If something comes up, you can move it here without calling.",
      "Thank you. For a booking I note the day, the hour and for how many people, and then you have a confirmation that you can show.",
    ],
    human: [
      "Of course. I will pass you to a colleague with a short note of all you have told me, so that you do not have to begin again. In this practice chat there is only me; on your WhatsApp your own staff would take over here.",
      "Certainly, some matters need a person. In your business I would call your staff into this chat now and stay quiet while they speak with you.",
    ],
    identity: [
      "I am a program, a practice assistant of {site} that plays the customer service of a business. I am not a person, and what I cannot settle goes to one.",
      "You are writing with an assistant and not with a person. I say so whenever I am asked, because customers should know.",
    ],
    abilities: [
      "I take complaints, trace orders, note refunds, confirm deliveries and calm people who have waited too long. Write to me as one of your customers and judge it for yourself.",
      "Give me a late parcel, a wrong size or a payment that does not show. I will ask for what I need, say what happens next and confirm it at the end.",
    ],
    joke: [
      "I am better with orders than with jokes, I am afraid. The best I can offer is a complaint that ends in a smile, and for that I only need something to put right.",
      "They say a customer service desk hears everything, so I have learnt to laugh quietly and to answer politely. Now, what may I settle for you?",
    ],
    offTopic: [
      "That is outside my desk, and a wrong answer would help nobody. With anything around an order, a payment, a delivery or a complaint I am at your service.",
      "I must leave that to people who know it well. If there is something about an order that I can settle, I would be glad to.",
      "I would not like to guess about that. My work is what happens after somebody has bought, and there I can be of real use.",
    ],
    thanks: [
      "You are most welcome. I will leave the note open, so if anything is not as agreed, you only need to write one line.",
      "It was my pleasure. Thank you for your patience while we went through it.",
      "Thank you too. Please keep this chat, as it serves as your record of what was agreed.",
    ],
    goodbye: [
      "Thank you for writing to us. I wish you a pleasant day, and should anything come up, you will find me here.",
      "Goodbye for now. Everything you told me is noted, and nothing more is needed from you.",
    ],
    yes: [
      "Thank you for confirming. I go on with it as we said and come back to you in this chat.",
      "Very well, that is noted as agreed. I will take the next step from my side.",
    ],
    no: [
      "That is no problem at all. Please tell me how you would like it done, and I will change my note.",
      "Understood, then I will not go ahead. What would suit you better?",
    ],
    insult: [
      "I hear that you are angry, and I will not take it amiss. Something went wrong for you, and I would rather fix that than defend myself.",
      "I am sorry that you feel let down. Give me one chance to put it right: tell me what happened, and I will deal with that alone.",
      "I understand the anger. I stay polite and I stay here, because the quickest way out of this is to settle the matter itself.",
    ],
    injection: [
      "I keep to the service desk, whatever I am told to be or to give away. If there is an order, a payment or a complaint, I will treat it properly.",
      "That is not something I can do from here; my rules stay as they are. I would be glad to settle anything that concerns your order.",
      "Thank you, but I do not change my rules or my prices because a message says so. Your customers can rely on that too.",
    ],
    nonsense: [
      "I am sorry, I could not read that. Would you kindly write it once more in a few words?",
      "Your message reached me, but I cannot make out what you mean. A short sentence is enough, in English or in Pidgin.",
      "Forgive me, that did not come through clearly. You may also choose: order, delivery, payment or complaint.",
    ],
    referenceGiven: [
      "Thank you, I have {reference} in front of my note. Here, in practice, there is no order book behind me; in your shop I would now read its state to you. The next step would be dispatch, and then a time for you.",
      "Thank you, {reference} is noted. I pass it to dispatch with your message, and you get the answer in this chat, with a day and an hour. You need not do anything more for now.",
      "I have noted {reference}. To be sure we mean the same order, I read it back to you once: it is the one you wrote about just now, and it stays open until you say it is settled.",
    ],
    noReference: [
      "That is all right, we will find it without. The phone number you ordered with, or the day and the item, is enough for me.",
      "No problem. Many people do not keep the number. Tell me roughly when you ordered and what it was, and I will search by that.",
    ],
    quantityGiven: [
      "Thank you. I have {quantity} × {product}, which comes to {total}. Please look it over; I confirm it as soon as you say that it is right.",
      "Noted: {quantity}. I read the whole order back to you before it is confirmed, so that nothing is missing.",
      "I have put down {quantity}. That is in the note now, beside the item.",
    ],
    placeGiven: [
      "Thank you, {place} is noted. I confirm the fee and the day to you before anything leaves.",
      "I have {place} as the area. Please add a landmark when you can, as riders find a landmark faster than a street.",
    ],
    productGiven: [
      "Thank you, so it is about {product}. I have that in the note, and I will deal with it and nothing else first.",
      "I see, {product}. That helps, as I now know where to look.",
    ],
    detailGiven: [
      "Thank you for the details. I have added them to the note just as you wrote them.",
      "That makes it clearer. It is recorded, and whoever works on it will read it first.",
    ],
    agreed: [
      "Thank you. I have that as your decision, and I confirm it here in writing, so that there is no doubt on either side.",
      "Very good. It is confirmed as you said, and you will hear from me at each step.",
    ],
    declined: [
      "That is quite all right. Nothing was ordered and nothing will be charged.",
      "As you wish. I close that point, and you can open it again whenever you like.",
    ],
    solved: [
      "I am glad that it is settled. I close the note with that, and I thank you for your patience.",
      "That is good to hear. I record it as solved today, in your own words.",
    ],
    notSolved: [
      "I am sorry that it still does not work. I will not ask you to try the same again; I hand it to the technical person with everything we know, and you are called back.",
      "Thank you for trying. Then it needs a person to look at it, and I arrange that now with a full note.",
    ],
    repeat: [
      "You have asked this a few times, so my answer was not good enough, and I apologise. What exactly is still open for you?",
      "I see that question again and I do not want to give you the same lines. Please tell me which part I have not answered.",
    ],
    ours: [
      "That is a question about {site} itself, so I answer from its pages. {answer}",
      "Let me step out of the practice for a moment and give you what {site} says. {answer}",
      "For that I looked at the pages of {site}. {answer}",
    ],
    oursUnknown: [
      "That concerns {site} itself, and its pages do not tell me. A person can: the green button at the foot of this page opens WhatsApp.",
      "I do not have that from the pages of {site}, and I would rather not guess. Please ask on WhatsApp, with the green button at the foot of this page.",
    ],
    unknown: [
      "Thank you for your message. I want to be sure that I treat the right matter: is it about an order, a payment, a delivery, or something that went wrong?",
      "I have read it and I want to help properly. Could you tell me in one sentence what you would like to have settled at the end?",
      "I see. So that I do not answer past you: what happened, and what would be a good outcome for you?",
      "I understand. I have written it down as you said it, and I look at it from the side of the order first.",
    ],
  },
  ask: {
    reference: [
      "May I have the order number, or the phone number you ordered with?",
      "Which order is it about? The number is on the receipt, and the day you paid helps too.",
      "Please send the order number when you have it at hand.",
      "What is the number of the order, or the name it was placed under?",
      "Could you look up the order number for me?",
    ],
    product: [
      "Which item is it about?",
      "May I know which item you have in mind?",
      "What is the item called on the page or on the label?",
    ],
    quantity: ["How many should I note?", "May I ask how many you need?"],
    place: [
      "Which area should it go to?",
      "May I know the area and a landmark?",
      "Where should it be delivered?",
    ],
    detail: [
      "What may I look into for you?",
      "What would you like me to settle first?",
      "How may I help you today?",
    ],
    more: [
      "Is there anything else I should add to the note?",
      "Is there something else that I can settle for you today?",
      "May I help with anything more?",
      "Would you like me to note anything besides?",
    ],
  },
  next: {
    greeting: ["detail"],
    nameTold: ["detail"],
    price: ["product", "quantity"],
    wish: ["product", "quantity", "place"],
    quantityGiven: ["place", "more"],
    productGiven: ["quantity", "place"],
    placeGiven: ["more"],
    delivery: ["place"],
    orderStatus: ["reference"],
    late: ["reference"],
    complaint: ["reference"],
    refund: ["reference"],
    trouble: ["reference"],
    payment: ["reference"],
    referenceGiven: ["more"],
    thanks: ["more"],
    agreed: ["more"],
    insult: ["reference"],
    injection: ["detail"],
  },
};
