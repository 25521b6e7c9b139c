import * as z from "zod";
import { plainText } from "../../contract/fields";
import { Refused } from "../platform/refused";
import { decodeXml, elementsAt, textAt, walkElements, type XmlElement, XmlRefusal } from "../platform/xml-elements";

/** In bytes. */
export const maxCamtBytes = 2_000_000;

/** A credit entry of a bank statement, or one of the transfers that it sums up. */
export interface CreditEntry {
	/** IBAN of the seller's account; "" if the file names none. */
	account: string;
	statement: string;
	/** The bank's reference, unique in its statement. */
	reference: string;
	/** ISO day. */
	bookedOn: string;
	cents: number;
	payer: string;
	payerIban: string;
	creditorReference: string;
	text: string;
}

export interface CamtFile {
	entries: CreditEntry[];
	/** Number of entries that are no booked credits in euros. */
	skipped: number;
}

/** The versions that banks of the three countries send. */
const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(?:02|08)$/;

const refused = (message: string, key: string): Refused => new Refused("invalid", message, undefined, { file: [key] });
const noCamt = () => refused("It is no camt.053 of version 001.02 or 001.08.", "bank.notCamt");

/**
 * Reads the credit entries of a camt.053 file.
 * @throws Refused invalid if it is too large, has a DTD, or is no such file
 */
export function readCamt(bytes: Uint8Array): CamtFile {
	if (bytes.byteLength > maxCamtBytes) throw refused(`It is larger than ${maxCamtBytes} bytes.`, "bank.tooLarge");
	try {
		return entriesIn(decodeXml(bytes));
	} catch (error) {
		if (error instanceof XmlRefusal) throw refused(`It is no XML without entities: ${error.message}`, "bank.notXml");
		throw error;
	}
}

function entriesIn(xml: string): CamtFile {
	const file: CamtFile = { entries: [], skipped: 0 };
	let depth = 0;
	let statement = { id: "", account: "", count: 0 };
	walkElements(xml, 3, {
		onDoctype: () => {
			throw refused("It has a DTD.", "bank.dtd");
		},
		onOpen: ({ name, attributes }) => {
			const isRoot = depth === 0;
			depth += 1;
			if (isRoot && !(name === "Document" && Object.values(attributes).some((value) => namespace.test(value)))) throw noCamt();
			if (name === "Stmt") statement = { id: "", account: "", count: 0 };
		},
		onElement: (element, parent) => {
			if (parent !== "Stmt") return;
			if (element.name === "Id") statement.id = shortened(element.text, 80);
			if (element.name === "Acct") statement.account = textAt(element, "Id/IBAN").replace(/\s/g, "");
			if (element.name !== "Ntry") return;
			if (statement.id === "") throw noCamt();
			statement.count += 1;
			const found = creditsOf(element, statement);
			file.entries.push(...found);
			if (found.length === 0) file.skipped += 1;
		},
	});
	if (depth === 0) throw noCamt();
	return file;
}

interface Statement {
	id: string;
	account: string;
	/** Entries so far. */
	count: number;
}

const isBooked = (entry: XmlElement): boolean => (textAt(entry, "Sts/Cd") || textAt(entry, "Sts")) === "BOOK";

/** An entry of several transfers is one credit each, if their sum is the entry's. */
function creditsOf(entry: XmlElement, statement: Statement): CreditEntry[] {
	const cents = centsOf(elementsAt(entry, "Amt")[0]);
	const bookedOn = (dayIn(entry, "BookgDt") || dayIn(entry, "ValDt")).slice(0, 10);
	const isCredit = textAt(entry, "CdtDbtInd") === "CRDT" && textAt(entry, "RvslInd") !== "true" && isBooked(entry);
	if (!isCredit || cents === null || !z.iso.date().safeParse(bookedOn).success) return [];
	const named = textAt(entry, "AcctSvcrRef") || textAt(entry, "NtryRef");
	// Without the bank's reference its place in the statement names it.
	const reference = shortened(named, 80) || `#${statement.count}`;
	const whole = { account: statement.account, statement: statement.id, reference, bookedOn, cents };
	const transfers = elementsAt(entry, "NtryDtls/TxDtls");
	const parts = transfers.map((transfer) => centsOf(elementsAt(transfer, "Amt")[0] ?? elementsAt(transfer, "AmtDtls/TxAmt/Amt")[0]));
	const isSum = parts.length > 1 && parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) === cents && !parts.includes(null);
	if (!isSum) return [{ ...whole, ...saidOf(transfers.length === 1 ? transfers[0] : undefined, textAt(entry, "AddtlNtryInf")) }];
	return transfers.map((transfer, index) => ({
		...whole,
		reference: `${reference}/${index + 1}`,
		cents: parts[index] ?? 0,
		...saidOf(transfer, ""),
	}));
}

const dayIn = (entry: XmlElement, name: string): string => textAt(entry, `${name}/Dt`) || textAt(entry, `${name}/DtTm`);

/** Whole cents above 0 in euros; null for anything else. */
function centsOf(amount: XmlElement | undefined): number | null {
	const [, euros = "", decimals = ""] = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(amount?.text ?? "") ?? [];
	if (euros === "" || amount?.attributes.Ccy !== "EUR") return null;
	const cents = Number(euros) * 100 + Number(decimals.padEnd(2, "0") || 0);
	return cents > 0 ? cents : null;
}

/** The payer of a transfer, and its remittance information. */
function saidOf(transfer: XmlElement | undefined, otherwise: string) {
	const toText = elementsAt(transfer, "RmtInf/Ustrd").map(({ text }) => text);
	const documents = elementsAt(transfer, "RmtInf/Strd/RfrdDocInf/Nb").map(({ text }) => text);
	const more = elementsAt(transfer, "RmtInf/Strd/AddtlRmtInf").map(({ text }) => text);
	const endToEnd = textAt(transfer, "Refs/EndToEndId");
	const said = [...toText, ...documents, ...more, endToEnd === "NOTPROVIDED" ? "" : endToEnd].filter((text) => text !== "");
	return {
		payer: shortened(textAt(transfer, "RltdPties/Dbtr/Pty/Nm") || textAt(transfer, "RltdPties/Dbtr/Nm"), 140),
		payerIban: shortened(textAt(transfer, "RltdPties/DbtrAcct/Id/IBAN").replace(/\s/g, ""), 34),
		creditorReference: shortened(textAt(transfer, "RmtInf/Strd/CdtrRefInf/Ref"), 80),
		text: shortened(said.join(" ") || otherwise, 500),
	};
}

const shortened = (text: string, most: number): string => plainText(text).slice(0, most);
