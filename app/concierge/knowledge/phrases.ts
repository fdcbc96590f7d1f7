/**
 * What people say when they want an answer that is the same for everybody. The search finds these phrases like
 * documents, if no pattern in brain/intents.ts matched; so they need not be whole sentences or cover every wording.
 */
export const fixedPhrases = {
  location: `office location|physical office|where are you based|which town are you|your shop address|come to your place|head office
    |are you in my city|serve my state|do you cover outside lagos|reach my area|near me|street|based abroad|work with people in my town`,
  hours: `available weekend|open saturday|close time|opening time|when do you reply|working days|reply at night|how fast do you respond
    |office hours|available now|online now|public holiday`,
  contact: `phone line|whatsapp line|contact details|email address|send email|reach your team|customer line|instagram page|facebook page
    |social media handle|your number`,
  payment: `payment option|payment method|pay with card|pay by transfer|pay online|bank details|which bank|account to pay|pos payment
    |pay in dollars|how to make payment|deposit|pay before work|pay on delivery|opay|palmpay`,
  invoice: `tax invoice|invoice my company|send receipt|company receipt|official receipt`,
  trust: `real company|sure you are real|genuine people|fake company|are you registered|cac registered|can I believe you|proof of work
    |will you run away with money|who have you worked for|testimonials|reviews|portfolio of work done|licensed|guarantee it works|honest`,
  identity: `who is talking|who am I chatting with|robot or person|real person or machine|which ai|your creator|your name|are you human|human being typing`,
  book: `call tomorrow|fix a call|arrange meeting|meet online|zoom call|google meet|physical meeting|talk on phone call|see somebody one on one
    |reserve time|consultation session|speak on a call next week|available slot|reschedule my call`,
  discount: `lower price|better price|price too high|cannot afford|promo code|coupon|black friday|bonanza|slash price|cheaper for me|small discount
    |christmas offer|student price|voucher|bring price down`,
  refund: `not satisfied with it|not happy with the work money|give back my money|money back|reverse payment|refund policy|cancel order money`,
  complaint: `nobody attends to me|your service is poor|waiting for reply|not happy|bad experience|still not delivered|debited twice|not attended to
    |bot stopped|system down|not responding|paid since and nothing came|make a report|error on your site|page not loading|broken link|disappointed`,
  human: `somebody to talk to|real person please|live agent|speak with staff|your manager|speak to owner|transfer me|human support|urgent help`,
  build_time: `how long to finish|when will it be ready|delivery time|how many days to build|how soon can we start|time to set up|launch date`,
  off_topic: `capital city|weather today|football score|who won match|love letter|tell story|sing song|lend me money|dash me|cook food|exchange rate
    |price of rice|fuel price|news today|election|visa|admission|exam result|sick medicine|girlfriend|lottery|bet|horoscope|what day is today`,
  thanks: `thank you|thanks a lot|appreciate|god bless|nice one|well done`,
  greeting: `good morning|good afternoon|good evening|hello there|hi yemi|hey`,
} as const;

export type FixedName = keyof typeof fixedPhrases;
