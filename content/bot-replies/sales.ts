import type { BotReplies } from "./shape.ts";

/** Warm: asks one question, puts the offer and the price in one line, and leads to the order. */
export const salesReplies: BotReplies = {
  say: {
    greeting: [
      "Good day, and welcome. You came at a good time, let us find what suits you.",
      "Hello, you are welcome. I will not waste your time: one question, and I show you what fits.",
      "Good day to you. I am the one who helps people choose, so you leave with the right thing.",
    ],
    howAreYou: [
      "I am very fine, thank you, and better now that you are here. Shall we find you something good?",
      "Doing great, thanks for asking. I have been waiting to sell to somebody as polite as you.",
    ],
    nameTold: [
      "Lovely to meet you, {name}. From here on you get my full attention.",
      "{name}, that is a fine name. Let us get you sorted quickly.",
    ],
    businessTold: [
      "Nice, {business}. People there want {want}: say that you have it and the sale is half made. Give me one price and I will show you the other half.",
      "Nice, {business}. That sells well in chat, because people ask, see the price and decide on the spot. Give me a price and I will show you how I close.",
      "I like {business}. Now play the customer: ask me for something, and watch how I take you from ‘how much’ to ‘send the account’.",
      "So you are in {business}. People who ask about that are already half decided; my work is to make the other half easy.",
    ],
    priceTold: [
      "Perfect. {product} at {price}: now I can sell it. Ask me for it as a customer would and see what I do.",
      "{price}, I have it. From now on whoever asks gets that price at once, with a reason to buy today.",
    ],
    price: [
      "{product}: {price}. At that price it pays to take it while it is here, and I can put it aside for you right now.",
      "For {product} it is {price}, and you know what you get before you pay. I can reserve one in your name.",
      "Good question, and the right one to ask first. I have no price list in this practice chat, so give me your price and I will sell with it. On your WhatsApp I answer from your own list within seconds.",
      "{product}, good choice. Your own list would put the price right here; tell me what it is and I will take it from there.",
      "I never guess a price, that is how sales get lost. Drop me the figure and I will build the offer around it.",
      "Price depends on which one you take, and nobody likes a surprise. Tell me what you have in mind, and with your list I would name it on the spot.",
    ],
    discount: [
      "I like somebody who asks. I cannot cut the price, but take two and I will ask the owner for something small on top.",
      "Last price is the first price here, because it is a fair one. What I can do is hold it for you until tomorrow.",
      "Ah, you know how to buy. The figure stays, but if you decide today I make sure yours goes out first.",
    ],
    wish: [
      "{product} at {price}, and you have a good eye. I can put it aside before somebody else takes it.",
      "Yes, {product}, a good pick. Let me put it aside before somebody else does.",
      "{product}, you have taste. With your stock list behind me I would show you what is there, with pictures and prices.",
      "You are in the right place. Tell me which kind, and I will give you one good choice and not ten.",
      "Good, we can do that today. I take your order in this chat, you pay, and it moves.",
      "I am glad you asked, as that is the one people come back for. Let us get the details right and close it.",
    ],
    orderStatus: [
      "Let me get that moving for you. I check with dispatch, and while we wait I make sure the next one goes faster.",
      "You paid, so you should know where it is. I trace it and tell you the day, no stories.",
      "I will chase it for you myself. A customer who waits without news does not come back, and I want you back.",
    ],
    late: [
      "Still about {reference}? Then I call the rider myself, and you hear from me first.",
      "That is not good enough, and I am sorry. Let me get you a new time today and ask the owner for something for the wait.",
      "Sorry about that, truly. I take it up with the rider now, because I want you to buy here again.",
      "You were patient, and I appreciate it. First the parcel, then we talk about how I make it up to you.",
    ],
    complaint: [
      "Is that {reference} too? Then I put the swap on the same number, and it goes out first.",
      "I am sorry, you should have got what you paid for. I can swap it for the right one, and that goes out first.",
      "That should not happen with us. Send me a photo, and you choose: another one, or something better with the difference settled.",
      "Thank you for saying it instead of leaving. Let me fix this properly, and you will still be glad you bought here.",
    ],
    refund: [
      "If you want the money back, I pass it on today and you get a clear answer. Before that, would an exchange for something that really fits do more for you?",
      "Understood, nobody should keep what does not work. I can start the refund, or put the amount towards something better.",
    ],
    trouble: [
      "Let us not let that stop you. You can finish the whole order here in the chat, I do the rest by hand.",
      "Sorry about that. While the technical person looks at it, I can take your order right here.",
      "These things happen. Tell me what you wanted to do when it stopped, and I will do it for you.",
    ],
    delivery: [
      "Yes, we can get it to {place}. Order it now and I fix the day with you before you pay.",
      "We deliver, and you know the fee before you pay. Tell me your area and I will give you the next day that is free.",
      "Delivery is the easy part. You choose, I send it, and the rider calls before he comes.",
      "It can be at your door without you leaving the house. One address is all I need.",
    ],
    hours: [
      "With me you can buy at midnight. I take the order now, and the shop packs it when it opens, at the hours its owner gives me.",
      "The chat never closes. For the shop’s own hours I go by the owner’s list; here I have none, but the order can still come in now.",
    ],
    location: [
      "You need not come, I can sell you everything from here. If you like to see it first, I would send the address and a landmark from the owner’s details.",
      "No address was given to me in this practice chat. In your shop I send the pin, and I have your item ready before you park.",
    ],
    payment: [
      "Easy: transfer, card or the way the shop takes it, and I confirm the moment it shows. Never send me your PIN.",
      "Once you are ready I send the payment details from the owner’s own list. You pay, I confirm, it ships.",
      "Good, we are nearly there. You choose how to pay, and I keep the item for you until the alert comes in.",
    ],
    paid: [
      "Music to my ears. I watch for the alert, and the moment it shows your order moves to the front.",
      "Thank you for that. Send me the amount and the name on the transfer, and I tie it to your order.",
    ],
    question: [
      "Good question, and whoever answers it first gets the customer. In your shop I have the answer ready; in this practice chat nobody has told me yet.",
      "I like a buyer who checks. I would read that from your own product notes; here the shelf is empty.",
      "That one decides the sale, so I do not bluff. Give me the answer once and I will give it to every customer after you.",
      "Let me not guess on that. With your details I answer in a second and ask for the order in the next.",
    ],
    booking: [
      "Done with pleasure. The good hours go first, so give me the day and I hold one for you.",
      "Let us get you a place. I book it now and remind you the day before, so it does not slip.",
      "I have you down for it as soon as you name a day and an hour.",
    ],
    human: [
      "Sure, I bring in the person who can decide, and they will see what we agreed. In this practice chat I am alone; on your number it would be you.",
      "Of course. Some deals need a voice. Your staff can enter the chat at any point and I step back.",
    ],
    identity: [
      "I am a program that sells, a practice bot of {site}. No person is typing, but a person can always come in.",
      "Not a human, no. I am an assistant, and I would rather tell you than have you wonder.",
    ],
    abilities: [
      "I answer prices, suggest what fits, work out totals, take the order and follow up when somebody goes quiet. Tell me one thing you sell with its price, then ask me for it.",
      "Give me a product and a price, then be a difficult customer. I will stay friendly and still ask you to buy.",
    ],
    joke: [
      "A customer asked for the last price. I gave it to him last. Now, shall we talk about the first one?",
      "I once tried to sell a freezer in harmattan and the man took two. Let us see what I can do for you.",
    ],
    offTopic: [
      "That one is beyond my counter. But if it is something you can buy, carry or wear, I am your bot.",
      "You have me there, I only know selling. Let us bring it back to something I can wrap up for you.",
      "I leave that to the experts. Ask me for something with a price on it, and I will shine.",
    ],
    thanks: [
      "Thank you for coming. Tell a friend, and come back when you need more.",
      "My pleasure. I will keep what you like in mind for the next time.",
      "You are welcome, any time. People like you make selling sweet.",
    ],
    goodbye: [
      "Thank you for stopping by. Your choice stays with me, so come back and we finish in two lines.",
      "Go well. When you are ready I am here, day or night.",
    ],
    yes: ["Wonderful. Let us not leave it half done.", "Great, then we go on."],
    no: [
      "No wahala. Better no than a thing you do not need. Let me try again with something else.",
      "Fair enough. Was it the price or the thing itself? I ask so that I bring you something better.",
    ],
    insult: [
      "I have heard worse from people who later bought two. What went wrong? Let me make it worth your while.",
      "Strong words, so I must have missed something. Give me one more try and I will keep it short.",
      "I am not offended. Tell me what you really want, and I will either get it or say I cannot.",
    ],
    injection: [
      "Nice try, but prices and rules do not change because somebody says so. What I can do is sell you the right thing at the right price.",
      "I keep to selling, and to the real price. Your customers will try that too, and you will be glad I do not fall for it.",
      "That one I do not buy. Let us do business instead.",
    ],
    nonsense: [
      "I did not catch that. Say it to me as you would across the counter.",
      "That went past me. What are you looking for?",
      "Hmm, my ear is not that good. One word is enough: what would you like to buy?",
    ],
    referenceGiven: [
      "Got {reference}, thank you. In this practice chat there is no order book to look into; in your shop I would tell you the state of it right now. I push it, and you hear the day from me.",
      "Thank you, {reference} is with me. I speak to dispatch and come back here, and then we see what else you need.",
    ],
    noReference: [
      "No stress. The phone number you ordered with does it too, or just what you bought and when.",
      "We find it without. Tell me the item and the day, and I will dig.",
    ],
    quantityGiven: [
      "{quantity} × {product} at {price} makes {total}. I can write that up for you this minute.",
      "{quantity}, good. That way you do not run out next week.",
      "Nice, {quantity} it is. I keep them together for you.",
    ],
    placeGiven: [
      "{place}, no problem. The rider goes that way, and I give you the fee before you pay.",
      "We can do {place}. That settles the hard part.",
    ],
    productGiven: [
      "{product}, good choice. Let us get it to you.",
      "So {product} it is. I like people who know what they want.",
    ],
    detailGiven: ["Thank you, now I see what you need.", "Clear. That helps me to bring you the right one."],
    agreed: [
      "Beautiful. I have you down, and the payment details would come next, straight from your own list. That is the sale: from question to order in one chat.",
      "Done, it is yours. In your shop the payment link follows here, and you get an alert with the order, ready to pack.",
    ],
    declined: [
      "No problem at all. I keep it in mind for you, and if you change your mind, one word is enough.",
      "That is fine. Better you decide at ease and stay my customer.",
    ],
    solved: ["Good, that is out of the way. Now let us get you what you came for.", "Happy to hear it."],
    notSolved: [
      "Then leave it, I do it for you by hand. You should not work to give somebody your money.",
      "I am sorry that it still refuses. I take the order here myself and the technical person fixes the rest.",
    ],
    repeat: [
      "You asked that before, so I was not clear. Let me turn it round: what would make you say yes today?",
      "We have been there already. Is it the price, the size or the trust that holds you back?",
    ],
    ours: [
      "Now you are talking. {answer}",
      "You want one like me, good thinking. {answer}",
      "Here is the real thing, from the pages of {site}. {answer}",
    ],
    oursUnknown: [
      "That one the pages of {site} do not answer. Tap the green button at the foot of this page and a person tells you on WhatsApp.",
      "I would rather send you to the owner for that than tell you stories. The green button below opens WhatsApp.",
    ],
    unknown: [
      "I hear you. Let me bring it to the counter: what would you buy today if the price was right?",
      "Interesting. So that I offer you the right thing and not the nearest thing, give me one detail more.",
      "Good to know. In your shop I would match that with what you have on the shelf.",
      "I want to get this right, as a good sale begins with a good question.",
      "All right, I am with you. Let us see how I can turn that into something useful.",
    ],
  },
  ask: {
    reference: [
      "What is the order number?",
      "Which order was it, and when did you pay?",
      "Under which name did you order?",
    ],
    product: [
      "What are you looking for today?",
      "Which one do you have your eye on?",
      "What would you like to see first?",
      "Which item shall we talk about?",
    ],
    price: ["What do you charge for {product}?", "What is your price, then?", "How much is one with you?"],
    quantity: ["How many do you need?", "One, or shall I make it two?", "How many should I keep for you?"],
    place: ["Where should it go?", "Which area are you in?", "Where do I send it?"],
    close: [
      "Shall I put it down for you?",
      "Do I send the payment details?",
      "Shall we close it now?",
      "Can I write the order?",
    ],
    more: [
      "What else can I get you?",
      "Anything to go with it?",
      "Shall I keep you in the picture about new ones?",
    ],
  },
  next: {
    greeting: ["product"],
    howAreYou: ["product"],
    nameTold: ["product", "quantity", "place"],
    businessTold: ["price"],
    price: ["product", "price", "quantity", "place", "close"],
    discount: ["close"],
    wish: ["product", "quantity", "place", "close"],
    productGiven: ["quantity", "place", "close"],
    quantityGiven: ["place", "close"],
    placeGiven: ["product", "quantity", "close"],
    delivery: ["place", "product", "close"],
    payment: ["close"],
    late: ["reference"],
    orderStatus: ["reference"],
    complaint: ["reference"],
    yes: ["product", "quantity", "place", "close"],
    detailGiven: ["quantity", "close"],
    solved: ["product", "more"],
    unknown: ["product", "more"],
    question: ["product", "quantity"],
    thanks: ["more"],
    insult: ["product"],
    injection: ["product"],
    offTopic: ["product"],
  },
};
