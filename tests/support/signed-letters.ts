import { type Letter, signed } from "../../backend/documents/letter";
import { letterHtml as html } from "../../backend/documents/letter-html";
import { letterText as text } from "../../backend/documents/letter-text";
import { orderUbl as ubl } from "../../backend/documents/order-ubl";
import { letterPdf as pdf } from "../../backend/documents/pdf/letter-pdf";
import { pdfOf as file } from "../../backend/documents/pdf-of";
import type { Cart } from "../../contract/cart";
import type { BackendLocale } from "../../contract/locale";
import { firstSeller } from "../../contract/seller/own-data";

// Letters and documents in the name of a new shop's seller.

export const inOwnName = (letter: Letter) => signed(letter, firstSeller);

export const letterText = (letter: Letter) => text(inOwnName(letter));
export const letterHtml = (letter: Letter) => html(inOwnName(letter));
export const letterPdf = (letter: Letter, locale: BackendLocale) => pdf(inOwnName(letter), locale);
export const pdfOf = (letter: Letter, locale: BackendLocale) => file(letter, locale, firstSeller);
export const orderUbl = (order: Cart, locale: BackendLocale) => ubl(order, locale, firstSeller);
