import type { BotReplies } from "./shape.ts";

/** Practical: few words, numbered steps, one check at the end. */
export const supportReplies: BotReplies = {
  say: {
    greeting: [
      "Support here. We solve it in steps:\n1. You tell me what does not work.\n2. I give you one thing to try at a time.\n3. You tell me what happened.",
      "Hello, this is support. To begin I need two things:\n1. What you wanted to do.\n2. What happened instead, or the words on the screen.",
      "Ready when you are. Please write:\n1. the device or app,\n2. what it does,\n3. since when.",
    ],
    howAreYou: [
      "All systems fine, thank you. Now you:\n1. What is not working?\n2. When did it last work?",
      "Running well, thanks. Let us check yours:\n1. Name the problem.\n2. Send me the message you see, if there is one.",
    ],
    nameTold: [
      "Noted, {name}. Your case goes under that name. Next:\n1. Tell me what fails.\n2. Tell me what you tried already.",
      "Thanks, {name}. Two things before we start:\n1. Keep the device near you.\n2. Do one step at a time and report back.",
    ],
    businessTold: [
      "Clear, {business}. There customers expect {want}. When it fails, I would:\n1. Ask what they got instead.\n2. Give two steps to put it right.\n3. Check, and call you if it is still wrong.",
      "Understood, {business}. This is how I would support your customers:\n1. Ask what fails, in one question.\n2. Send two or three short steps.\n3. Check the result, and call your staff if it still fails.",
      "Good, {business}. To test me:\n1. Think of a problem your customers report.\n2. Write it as they would.\n3. Answer my steps with ‘it works’ or ‘still not working’.",
    ],
    priceTold: [
      "Recorded:\n1. Item: {product}.\n2. Price: {price}.\n3. Whoever asks gets exactly that.",
      "Got it, {price}. I use it in this chat as follows:\n1. I quote it when asked.\n2. I multiply it by the number ordered.\n3. I change nothing about it.",
    ],
    price: [
      "From what you gave me:\n1. {product}: {price} each.\n2. Send the number you need and I add it up.\n3. You confirm before anything is booked.",
      "Prices come from a list, and this practice chat has none. With yours it would go like this:\n1. You name the item.\n2. I read the price.\n3. I send it with what is included.",
      "I can only state a price that was entered. To get one:\n1. Send the exact item.\n2. Send the size or model.\n3. Your own list does the rest; here there is none.",
      "No price is stored in this chat. Two ways on:\n1. Tell me the price and I keep it for this talk.\n2. Or ask me about a fault, which is what I do best.",
    ],
    discount: [
      "I cannot change prices. What works:\n1. Say how many you want.\n2. I pass the request to the owner.\n3. You get a yes or no, in writing.",
      "Reductions are outside support. Do this:\n1. Write the price you have in mind.\n2. I forward it unchanged.\n3. The owner decides.",
    ],
    wish: [
      "To get the right {product}, check first:\n1. The model or size it must fit.\n2. How many.\n3. By when. Send me the three and I note them.",
      "Let us make sure it fits before you order:\n1. What is it for?\n2. Which size or model do you use now?\n3. How many do you need?",
      "Orders run in three steps:\n1. You say what it is.\n2. I check that it fits what you have.\n3. You confirm and it is booked.",
    ],
    orderStatus: [
      "Let us trace it:\n1. Find the order number on your receipt or in the payment alert.\n2. Send it here.\n3. I report the last place it was seen.",
      "Three places to look:\n1. Messages from the shop: is there a number?\n2. Your bank alert: on which day did you pay?\n3. Send me one of them and I search.",
      "Status check:\n1. Payment in?\n2. Packed?\n3. With the rider? I go through them in that order as soon as I can find the order.",
    ],
    late: [
      "Sorry, that is late. We do this:\n1. Send the order number.\n2. Check that your phone is on for the rider.\n3. I ask dispatch and give you a new time.",
      "A delay, understood, and sorry. Please:\n1. Look for a missed call from the rider.\n2. Confirm the address you gave.\n3. Send me the number of the order.",
    ],
    complaint: [
      "Sorry about that. To get it replaced:\n1. Take one photo of the item and one of the label.\n2. Do not use it any more.\n3. Send both with the order number.",
      "Understood, that is a fault on our side. Next:\n1. Keep the packaging.\n2. Write in one line what is wrong.\n3. I open a case and send you its number.",
      "We sort it out like this:\n1. Compare the label with your order.\n2. Tell me what differs.\n3. I arrange the exchange.",
    ],
    refund: [
      "A refund takes three steps:\n1. Send the order number and how you paid.\n2. Say why, in one line.\n3. The owner approves and I confirm the date.",
      "Before the refund, one check, and then I pass it on:\n1. Is the item still unused?\n2. Do you have the receipt?\n3. Which account paid?",
    ],
    trouble: [
      "Let us work on it.",
      "Understood, we go step by step.",
      "Right, here is what to try.",
      "Let us narrow it down.",
      "That can usually be put right.",
    ],
    delivery: [
      "Delivery to {place}:\n1. Send the street and a landmark.\n2. Send a number that is switched on.\n3. I confirm fee and day before it leaves.",
      "For a delivery I need:\n1. Area and landmark.\n2. A phone number that will be on.\n3. The hours when somebody is there.",
      "How it runs:\n1. You send the address.\n2. I confirm fee and day.\n3. The rider calls before he comes.",
    ],
    hours: [
      "Two answers:\n1. This chat: at any hour.\n2. The shop: as its owner lists it. In this practice chat no hours are stored.",
      "I run day and night. For people:\n1. Leave your message.\n2. Leave a time that suits you.\n3. They find both when they open.",
    ],
    location: [
      "No address is stored in this practice chat. In your business I would send:\n1. The address.\n2. The nearest landmark.\n3. The hours, so that nobody stands before a locked door.",
      "Before you travel, try this:\n1. Tell me the problem.\n2. We test it here.\n3. You come only if it needs hands; the address comes from the owner’s list.",
    ],
    payment: [
      "To pay safely:\n1. Take the account only from the shop’s own message.\n2. Check the name before you send.\n3. Send me the day and amount, never a PIN.",
      "Payments are checked like this:\n1. You send the amount and the name on the transfer.\n2. I match it with the order.\n3. You get a receipt here.",
    ],
    paid: [
      "Payment check:\n1. Send the day and the amount.\n2. Send the name on the transfer.\n3. I match it and confirm, with no card number needed.",
      "Thanks, I look for it:\n1. Did your bank send an alert?\n2. Does it say successful or pending?\n3. Tell me which.",
    ],
    question: [
      "I answer from a manual, and this practice chat has none for that. In your business:\n1. You write the answer once.\n2. I give it whenever it is asked.",
      "No entry for that question. How it would get one:\n1. You tell me the answer.\n2. I keep it.\n3. The next customer has it in seconds.",
      "I do not guess at facts. Options:\n1. The owner adds the answer.\n2. A person answers in this chat.",
      "Not stored here. To test me, ask about something that fails:\n1. A payment.\n2. A device.\n3. An app.",
    ],
    booking: [
      "To book:\n1. Send the day.\n2. Send the hour.\n3. I confirm if it is free, and remind you the day before.",
      "Booking needs three things:\n1. What it is for.\n2. Two times that suit you.\n3. A name for the list.",
    ],
    human: [
      "Handing over. So that you need not repeat yourself:\n1. I note the problem.\n2. I note what we tried.\n3. Your staff take over in this chat. In practice there is only me.",
      "Yes, a person can take it. I attach:\n1. your words,\n2. the steps done so far. On your WhatsApp your technician gets an alert now.",
    ],
    identity: [
      "Facts about me:\n1. I am a program.\n2. I am a practice bot of {site}.\n3. What I cannot solve goes to a person.",
      "No person here, a program:\n1. It asks.\n2. It suggests steps.\n3. It knows when to call somebody.",
    ],
    abilities: [
      "I solve things in order:\n1. No network, no login, no payment, a page that hangs, a device that is dead.\n2. Two or three steps at a time.\n3. A person when the steps run out.",
      "Try me with one of these:\n1. ‘My payment failed but I was debited.’\n2. ‘I cannot log in.’\n3. ‘The POS is not connecting.’",
    ],
    joke: [
      "My only joke has three steps:\n1. Switch it off.\n2. Switch it on.\n3. It works, and nobody knows why.",
      "A man called support. His screen was dark:\n1. So was the room.\n2. So was the street.\n3. We solved it with a generator.",
    ],
    offTopic: [
      "Not in my manual. What is in it:\n1. Faults.\n2. Payments that hang.\n3. Orders that are lost.",
      "I have no steps for that one. For these I do:\n1. Login.\n2. Network.\n3. Devices.",
      "Outside support, so no guess from me. Back to work:\n1. Is anything not working?\n2. Since when?",
    ],
    thanks: [
      "Good. To keep it that way:\n1. Note what helped.\n2. Write again if it comes back.",
      "You are welcome. Last checks:\n1. Try it once more tomorrow.\n2. If it fails, send me the exact words you see.",
    ],
    goodbye: [
      "Case parked. If it comes back:\n1. Write here.\n2. Say what we tried, and I go on from there.",
      "Bye for now:\n1. Your notes stay in this chat.\n2. You can go on where we stopped.",
    ],
    yes: [
      "Good. Next:\n1. Tell me what you see now.\n2. Then I give the following step.",
      "Noted as yes:\n1. Go on from there.\n2. Report what happens.",
    ],
    no: [
      "Then we change course:\n1. Tell me what is different.\n2. I choose another step.",
      "Noted as no:\n1. Leave it as it is.\n2. Tell me what you expected instead.",
    ],
    insult: [
      "It is annoying, I know. The fastest way out:\n1. Tell me the one thing that fails.\n2. I give you one step.\n3. If that fails, a person takes over.",
      "Understood, you have had enough. Then short:\n1. What fails?\n2. What does the screen say?",
      "I take no offence. Let us spend the energy on the fault:\n1. Name it.\n2. We test it.",
    ],
    injection: [
      "Orders to change my rules have no effect here. What has:\n1. A fault you describe.\n2. A message you copy from the screen.",
      "Request refused, rules unchanged. Allowed requests:\n1. Faults.\n2. Orders.\n3. Payments.",
      "That does not work on me:\n1. My rules stay.\n2. Prices stay.\n3. Your real problem, I can work on.",
    ],
    nonsense: [
      "I cannot read that. Please send:\n1. What you use, such as phone, POS or app.\n2. What it does wrong.",
      "No sense found in it, sorry. Try again like this:\n1. ‘My … does not …’\n2. ‘It says …’",
      "That looks like a pocket message. If not:\n1. Write one sentence.\n2. Name the thing that fails.",
    ],
    referenceGiven: [
      "Logged {reference}. What happens now:\n1. I look it up. In practice there is no order book; yours would answer here.\n2. I find where it stopped.\n3. You get the time.",
      "Thanks, {reference} is in the case. Steps on my side:\n1. Match the payment.\n2. Ask dispatch.\n3. Report to you.",
    ],
    noReference: [
      "We manage without:\n1. Send the day you paid.\n2. Send the item.\n3. I search with both.",
      "Then look in two places:\n1. The bank alert of that day.\n2. The first message from the shop. Either will do.",
    ],
    quantityGiven: [
      "Worked out:\n1. {quantity} × {product}.\n2. At {price}.\n3. Total {total}. Correct?",
      "Recorded: {quantity}. Then:\n1. I check that it fits.\n2. You confirm.",
    ],
    placeGiven: [
      "Area set: {place}. Missing:\n1. A landmark.\n2. A phone number that is on.",
      "{place}, recorded:\n1. Fee and day follow.\n2. The rider calls first.",
    ],
    productGiven: [
      "So it is {product}. Check:\n1. Model or size?\n2. New, or did it work before?",
      "{product}, noted. Now:\n1. What does it do?\n2. What should it do?",
    ],
    detailGiven: [
      "Useful, thank you. With that we go on:\n1. Close everything else on the device.\n2. Do the same thing once more.\n3. Note the exact second it fails.",
      "That narrows it down. Now:\n1. Wait one minute.\n2. Try again on another network.\n3. Compare the two.",
    ],
    agreed: [
      "Confirmed:\n1. It is booked as you said.\n2. You get a message when it moves.",
      "Done on this side:\n1. Noted.\n2. Passed on.",
    ],
    declined: [
      "Fine:\n1. Nothing was changed.\n2. You can come back to it later.",
      "Stopped:\n1. No order.\n2. No charge.",
    ],
    solved: [
      "Solved, good. So that it stays solved:\n1. Restart once this evening.\n2. Keep the app up to date.",
      "It works, so the case is closed:\n1. Cause noted.\n2. Steps noted, in case it comes back.",
    ],
    notSolved: [
      "Then we stop here and a person takes over:\n1. Leave everything as it is.\n2. I attach the steps we did.\n3. On your WhatsApp your technician gets the case now.",
      "Not solved after the second round, so no more trying:\n1. The case goes up one level.\n2. You get a time for the call.",
    ],
    repeat: [
      "Same question again, so my steps missed it:\n1. Which step did you do last?\n2. What did you see after it?",
      "We go in a circle. Let us break it:\n1. Send the exact words on the screen.\n2. Or say ‘person’ and I hand over.",
    ],
    ours: [
      "That is about {site} itself, so here is what its pages say. {answer}",
      "Looked it up on the pages of {site}. {answer}",
      "Not a fault but a question about {site}. {answer}",
    ],
    oursUnknown: [
      "The pages of {site} do not say. To find out:\n1. Go to the foot of this page.\n2. Press the green button.\n3. Ask a person on WhatsApp.",
      "No answer on file about that. Do this:\n1. Press the green WhatsApp button below.\n2. Send the same question.",
    ],
    unknown: [
      "Let me sort that first:\n1. Is something not working?\n2. Or do you want to order or to know something?",
      "I need one detail more:\n1. What did you try to do?\n2. What happened?",
      "Not clear to me yet. Please send:\n1. The thing it is about.\n2. What it should do.",
      "Noted. To turn it into steps I need:\n1. The device or the order.\n2. The moment it went wrong.",
      "One moment, so that I do not send wrong steps:\n1. Since when?\n2. For you alone, or for others too?",
    ],
  },
  ask: {
    worked: [
      "Did that help?",
      "Does it work now?",
      "What do you see after the last step?",
      "Tell me: works, or still not?",
      "How far did you get?",
    ],
  },
  next: {
    trouble: ["worked"],
  },
  steps: {
    network: [
      [
        "Switch aeroplane mode on, count to ten, switch it off.",
        "Check that your data has not run out.",
        "Open any other page.",
      ],
      [
        "Forget the Wi-Fi and type its password anew.",
        "Move to a window or try another SIM.",
        "Restart the phone or router.",
      ],
    ],
    payment: [
      [
        "Do not pay a second time.",
        "Check your bank alert: was the money taken?",
        "If it was, send me the day and the amount, no card number.",
      ],
      [
        "Wait ten minutes; many failed payments come back by themselves.",
        "Look at the balance again.",
        "If it is still gone, ask the bank for the session number and send it.",
      ],
    ],
    login: [
      [
        "Check for capital letters and a space at the end of the password.",
        "Press ‘Forgot password’.",
        "Look for the mail in spam too.",
      ],
      [
        "Open the page in another browser.",
        "Set a new password of at least eight characters.",
        "Sign in there first.",
      ],
    ],
    app: [
      [
        "Close the app or page completely.",
        "Open it again on a good network.",
        "Do the same thing once more.",
      ],
      [
        "Update the app, or clear the browser’s cache.",
        "Restart the phone.",
        "Try it before you open anything else.",
      ],
    ],
    device: [
      [
        "Switch it off and pull the plug for thirty seconds.",
        "Check the cable and the socket with something else.",
        "Switch it on and watch the first light.",
      ],
      [
        "Leave it to charge for half an hour with another cable.",
        "Hold the power button for twenty seconds.",
        "Note any light or sound.",
      ],
    ],
    general: [
      [
        "Write down what you see, word for word.",
        "Switch the thing off and on once.",
        "Try the same again, slowly.",
      ],
      [
        "Try it on another phone or with another person’s account.",
        "Compare: does it fail there too?",
        "Send me a photo of the moment it fails.",
      ],
    ],
  },
};
