import { createHash } from "node:crypto";

/** SHA-256 of a text, base 16. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
