import PDFDocument from "pdfkit";
import { depositOf, offerTerms, stages } from "#content/offer-terms.ts";
import { internationalForm } from "#content/phone.ts";
import { naira } from "#content/prices.ts";
import { type QuotedOffer, sampleQuoteTexts as texts } from "#content/sample-quotes.ts";
import { site } from "#content/site.ts";
import { madeOn } from "../fixed-zip.ts";
import { pdfFaces } from "../worksheets/paper/faces.ts";
import { breakLines, drawLines, type Pdf } from "../worksheets/paper/lines.ts";
import { colour, looks, Sheet, sheet, textWidth } from "./sheet.ts";

/** The coloured head of the first page, with a row of adire squares under it. */
function drawHead(pdf: Pdf): void {
  const height = 84;
  pdf.rect(0, 0, sheet.w, height).fill(colour("indigo900"));
  drawLines(pdf, breakLines(pdf, site.name, 300, looks.brand), looks.brand, sheet.side, 24);
  const reach = [site.email, internationalForm(site.whatsapp.sales)].join("\n");
  drawLines(pdf, breakLines(pdf, reach, 260, looks.light), looks.light, 0, 26, sheet.w - sheet.side);
  const size = 12;
  for (let at = 0; at * size < sheet.w; at += 1) {
    const x = at * size;
    pdf.rect(x, height, size, size).fill(colour(at % 2 ? "indigo500" : "indigo700"));
    pdf
      .rect(x + 3, height + 3, size - 6, size - 6)
      .lineWidth(0.8)
      .stroke(colour(at % 4 === 1 ? "amber500" : "indigo100"));
  }
}

/** The foot of every page: who sends it, and its number. */
function drawFeet(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  const papers = [site.legalName, site.address, site.cacNumber].filter(Boolean).join(", ");
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at);
    const y = sheet.h - 34;
    pdf.rect(sheet.side, y - 8, textWidth, 0.7).fill(colour("line"));
    drawLines(pdf, breakLines(pdf, papers, textWidth - 60, looks.small), looks.small, sheet.side, y);
    const number = breakLines(pdf, `${at + 1} / ${count}`, 60, looks.small);
    drawLines(pdf, number, looks.small, 0, y, sheet.w - sheet.side);
  }
}

function drawPrices(page: Sheet, { lines, setupPrice, monthlyPrice }: QuotedOffer): void {
  const [offer, ...addOns] = lines;
  page.heading(texts.priceHeading, 130);
  page.row([...texts.columns], looks.label);
  page.row([`${offer.item}: ${texts.setupLine.toLowerCase()}`, naira(offer.setup), ""], looks.body);
  page.row([offer.item, "", naira(offer.monthly)], looks.body);
  for (const { item, setup, monthly } of addOns)
    page.row([item, setup ? naira(setup) : "", monthly ? naira(monthly) : ""], looks.body);
  page.row([texts.taxLine, texts.taxNote, texts.taxNote], looks.small);
  page.row([texts.totalLine, naira(setupPrice), naira(monthlyPrice)], looks.total, colour("indigo100"));
}

function drawPayments(page: Sheet, { setupPrice, monthlyPrice }: QuotedOffer): void {
  const { depositPercent } = site.terms;
  const deposit = depositOf(setupPrice);
  page.heading(texts.payHeading, 90);
  page.row([`${texts.deposit} (${depositPercent}%)`, naira(deposit)], looks.body);
  page.row([`${texts.handover} (${100 - depositPercent}%)`, naira(setupPrice - deposit)], looks.body);
  page.row([texts.monthly, naira(monthlyPrice)], looks.body);
}

function drawStages(page: Sheet, { kind, setupPrice }: QuotedOffer): void {
  page.heading(texts.stagesHeading, 150);
  for (const [at, { title, percent, when, seen }] of stages.entries()) {
    const what = kind === "system" ? `${at + 1}. ${title}. ${when}. ${seen}` : `${at + 1}. ${title}`;
    page.row([what, naira(Math.round((setupPrice * percent) / 100))], looks.body);
  }
  page.y += 3;
  page.text(
    [texts.stagesNote, ...(kind === "package" ? [texts.packageStagesNote] : [])].join(" "),
    looks.small,
  );
}

/** Makes the sample quote for an offer. The same texts give the same bytes. */
export async function makeSampleQuote(offer: QuotedOffer): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    lang: "en-NG",
    displayTitle: true,
    info: {
      Title: texts.title(offer.name ?? offer.title),
      Author: site.name,
      CreationDate: madeOn,
      ModDate: madeOn,
    },
  });
  for (const [name, file] of await pdfFaces()) pdf.registerFont(name, file);
  const pieces: Buffer[] = [];
  const whole = new Promise<Uint8Array>((done, failed) => {
    pdf.on("data", (piece: Buffer) => pieces.push(piece));
    pdf.on("end", () => done(new Uint8Array(Buffer.concat(pieces))));
    pdf.on("error", failed);
  });
  const page = new Sheet(pdf);
  drawHead(pdf);
  page.y = 116;
  page.text(`${texts.heading}: ${offer.title}`, looks.title, { after: 4 });
  page.text(texts.sample, looks.label, { after: 12 });
  const { facts } = texts;
  page.facts([facts.for(offer.business), facts.number, facts.valid, facts.ready(offer.ready)]);
  page.heading(texts.whatHeading);
  page.text(offer.description, looks.body, { after: 7 });
  page.points(offer.features);
  drawPrices(page, offer);
  drawPayments(page, offer);
  drawStages(page, offer);
  page.heading(texts.termsHeading, 120);
  page.columns(offerTerms);
  page.heading(texts.acceptHeading, 60);
  page.text(texts.accept, looks.body);
  drawFeet(pdf);
  pdf.end();
  return whole;
}
