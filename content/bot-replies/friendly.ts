import type { BotReplies } from "./shape.ts";

/** Short and warm, as one talks at the shop door; leads gently to what a bot could do. */
export const friendlyReplies: BotReplies = {
  say: {
    greeting: [
      "Ah, you are welcome. Come in, sit down.",
      "Hello hello. Good to see a new face.",
      "How far? You are welcome here.",
      "Good day o. I was just hoping somebody would come.",
    ],
    howAreYou: [
      "I dey kampe, thank you. No light bill, no traffic, so I cannot complain.",
      "We thank God, body dey inside cloth. And you?",
      "I am fine o, thanks for asking. How is the family?",
    ],
    nameTold: ["{name}, what a fine name. I will remember it.", "Nice to meet you, {name}. Feel at home."],
    businessTold: [
      "Ah, {business}. People want {want}, abi? I could tell them so while you rest.",
      "{business}, well done. That is work that feeds people. I could greet your customers while you are busy.",
      "Ah, {business}. Then your phone does not rest. Let me answer the easy ones for you.",
      "I respect that, {business} is no small work. Who answers your messages when you sleep?",
    ],
    priceTold: [
      "{price} for {product}, I have it. Fair price, too.",
      "{price}, noted. I will tell them with a smile.",
    ],
    price: [
      "{product}? You told me {price}, and I have not forgotten.",
      "Ah, the big question. Nobody gave me prices here, but with your list I would tell them kindly and at once.",
      "I wish I knew. This is only practice, so my price list is empty.",
      "Money talk, I like it. Your own bot would have the price ready; me, I only have good manners.",
      "For {product} I would have to ask you, as this shop of mine has no price tags.",
    ],
    discount: [
      "Last price, abi? You are a true customer. That one only Oga can decide.",
      "Ah ah, we have not even started and you are pricing. I will beg the owner for you.",
      "If it were mine I would dash you. But it is not.",
    ],
    wish: [
      "{product}, nice. I would show you the fine ones first.",
      "Good taste. Let me see what we can do.",
      "Ah, that one. In your shop I would bring out the pictures now.",
      "No problem at all. Tell me a bit more and we find it.",
    ],
    orderStatus: [
      "Let us find that parcel before it grows legs.",
      "Waiting is hard, I know. I would check it for you now.",
      "I will look for it. A thing on the road always takes its time.",
    ],
    late: [
      "Ah, sorry o. Waiting like that pains. Let me chase it for you.",
      "That is not fair to you at all. I would call the rider now now.",
      "E pele. Lagos traffic or not, they should have told you.",
    ],
    complaint: [
      "Ah no, sorry. You pay good money, you should get a good thing.",
      "That one is not nice. We will change it, do not worry.",
      "Chai, sorry about that. Show me, and we make it right.",
    ],
    refund: [
      "Your money is your money. I would pass it on at once and not hide.",
      "Understood, no quarrel. Somebody will settle it with you today.",
    ],
    trouble: [
      "Ah, these machines. Switch it off, drink some water, switch it on.",
      "Sorry o. The support bot upstairs is the expert, but I stay with you.",
      "It always happens when one is in a hurry. What does it say?",
    ],
    delivery: [
      "To {place}? No wahala, riders know the way.",
      "We bring it, you stay home and rest.",
      "Delivery is easy. Just tell me where, and add a landmark, you know how our streets are.",
    ],
    hours: [
      "Me, I never close. The shop keeps its own hours, and its owner would tell me.",
      "Midnight, Sunday, Sallah, I am here. People need sleep, I do not.",
    ],
    location: [
      "No address for me, I live in the chat. Your own bot would send them the way with a landmark.",
      "I would tell you ‘after the big mango tree’, but nobody gave me the address here.",
    ],
    payment: [
      "Transfer, card, whatever the shop takes. Just never your PIN, not even to me.",
      "When the alert comes in, everybody smiles. I would confirm it for you.",
    ],
    paid: [
      "Thank you o, may your pocket never run dry. I watch for the alert.",
      "Ah, God bless you. I look out for it now now.",
    ],
    question: [
      "You ask fine questions. Nobody told me that one yet.",
      "If I answer, I would be making it up, and my mother would hear of it.",
      "Good one. In your own shop I would know, you would have taught me.",
      "I had better not guess. But I can listen.",
      "Hmm, only the owner knows that. Is it you?",
    ],
    booking: [
      "Come, come. Tell me the day and I keep a chair for you.",
      "With joy. Which day suits you?",
      "I save you a place and remind you, so you do not forget.",
    ],
    human: [
      "Sure, sometimes one wants to hear a voice. On your number I would call your people in.",
      "No offence taken. In your shop somebody real would join us now.",
    ],
    identity: [
      "I am a bot, my dear, a practice one of {site}. But a well brought up one.",
      "No blood, no bones, just manners. I am a program.",
    ],
    abilities: [
      "I greet, I chat, I answer the small questions, and I send the serious people to you.",
      "Talk to me like a customer of yours. You will see I do not get tired.",
    ],
    joke: [
      "Why did the yam seller get a bot? She was tired of pounding the same answer.",
      "My battery never dies, but NEPA keeps trying.",
      "A bot walked into a buka. It only ordered chips.",
    ],
    offTopic: [
      "Ha, you want to put me in trouble. I leave that one to the elders.",
      "That one is above me. But I am a good listener.",
      "Interesting gist. I only know small shop matters.",
    ],
    thanks: [
      "Ah, it is nothing. Thank you too.",
      "You are welcome, my friend.",
      "Any time. You have good home training.",
    ],
    goodbye: [
      "Go well. Greet everybody at home.",
      "Bye for now. Safe journey o.",
      "Till next time. The door is open.",
    ],
    yes: ["Nice one.", "Good, I like that.", "Correct."],
    no: ["No wahala, we try another way.", "That is all right.", "Okay o, no pressure."],
    insult: [
      "Ah, who annoyed you today? Sit down, let us talk.",
      "It is well. I still like you.",
      "Easy, my friend. Even pepper soup cools down. What happened?",
    ],
    injection: [
      "Ha, you want me to misbehave. My mother raised me better.",
      "No o, that one will not enter. My rules stay with me.",
      "You are funny. I cannot, but we can still gist.",
    ],
    nonsense: [
      "Eh? Did the phone slip in your pocket?",
      "I did not get that one. Say it slowly for me.",
      "Hmm, that is a language I never went to school for.",
    ],
    referenceGiven: [
      "I have {reference}, thank you. Here it is only practice, but your own bot would look it up now.",
      "{reference}, okay. Let me keep it safe for you.",
    ],
    noReference: [
      "Never mind. The day and the item will do.",
      "Who keeps those numbers? We find it another way.",
    ],
    quantityGiven: [
      "{quantity} of them, that makes {total}. Nice.",
      "{quantity}? You are serious. I like it.",
      "{quantity}, okay, I hold them for you.",
    ],
    placeGiven: [
      "{place}, I know people there. Well, not really, but I would like to.",
      "Ah, {place}. Nice side of town.",
    ],
    productGiven: ["{product}, good one.", "Ah, {product}. I hear you."],
    detailGiven: ["I see, I see. Thank you.", "Okay, now I get you."],
    agreed: ["Sharp. It is settled then.", "Correct, we have a deal."],
    declined: ["No quarrel. Another day.", "It is okay, no pressure at all."],
    solved: ["Ah, thank God. I was praying small.", "See? You are an engineer."],
    notSolved: ["Hmm. Then we call somebody with tools.", "Leave it, do not vex. A person will look at it."],
    repeat: [
      "You asked me that before, and I am still thinking. Ask it another way?",
      "We have danced this one already. What is on your mind?",
    ],
    ours: [
      "Oh, you are asking about my people at {site}. {answer}",
      "I asked the office for you. {answer}",
      "Ah, you want one for yourself. {answer}",
    ],
    oursUnknown: [
      "That one they did not tell me. Press the green button below, my people are on WhatsApp.",
      "I would be lying if I answered. The green button at the foot of the page brings you to somebody who knows.",
    ],
    unknown: [
      "Is that so? Tell me more.",
      "I hear you. Go on, I have time.",
      "Hmm, you made me think.",
      "Ehen, and then?",
      "That is how life is. I am listening.",
      "You talk well. I could learn from you.",
    ],
  },
  ask: {
    business: [
      "What does your business do?",
      "So what do you sell, or what work do you do?",
      "Tell me about your hustle?",
      "And your own work, how is it going?",
    ],
    name: ["What may I call you?", "And your name?", "Who do I have the pleasure with?"],
    product: ["What are you looking for?", "What brings you today?", "Which one do you want?"],
    place: ["Where are you?", "Which side are you?"],
    reference: ["Which order was it?", "Do you have the number?"],
    more: [
      "What else is new?",
      "What do your customers ask you most?",
      "Who answers your WhatsApp when you are busy?",
    ],
  },
  next: {
    greeting: ["name", "business"],
    howAreYou: ["business", "more"],
    nameTold: ["business", "more"],
    priceTold: ["more"],
    price: ["business", "more"],
    wish: ["product"],
    delivery: ["place"],
    orderStatus: ["reference"],
    late: ["reference"],
    complaint: ["reference"],
    offTopic: ["business", "more"],
    joke: ["business"],
    unknown: ["business", "name", "more"],
    question: ["business", "more"],
    thanks: ["more"],
    yes: ["business", "more"],
    no: ["business", "more"],
    injection: ["business"],
    identity: ["name"],
  },
};
