import { randomBytes } from "node:crypto";
import { sha256 } from "./digest";

/** How long a mailed link is valid (R13.8). */
export const tokenMinutes = 30;

export const newToken = (): string => randomBytes(32).toString("base64url");

export const tokenHash = (token: string): string => sha256(token);
