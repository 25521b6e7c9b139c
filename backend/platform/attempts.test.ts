import { expect, it } from "vitest";
import { canonicalMailbox } from "./attempts";

it.each([
	["Anna@Bau.example", "anna@bau.example"],
	["anna+rechnung+2@bau.example", "anna@bau.example"],
	["a.n.n.a+x@Gmail.com", "anna@gmail.com"],
	["anna.meyer@bau.example", "anna.meyer@bau.example"],
	["+49@bau.example", "+49@bau.example"],
])("%s is the mailbox %s", (email, expected) => expect(canonicalMailbox(email)).toBe(expected));
