import { randomBytes } from "node:crypto";
import { sha256 } from "./digest";

/** How long the link of a mail holds (R13.8). */
export const tokenMinutes = 30;

/** 256 random bits as they stand in an address: 43 characters. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the database knows of a token. */
export const tokenHash = (token: string): string => sha256(token);
