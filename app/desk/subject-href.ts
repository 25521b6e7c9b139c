import { href } from "../platform/config/href";

/** Subjects that have a page each at the desk. */
export type Subject = "orders" | "claims" | "requests" | "companies" | "goods";

/** The page of a number, a VAT id or a product's slug. Addresses are in lower case: any other would be redirected. */
export const subjectHref = (subject: Subject, number: string): string => href(`/desk/${subject}/:number`, { number: number.toLowerCase() });
