/** A credit entry of a made bank statement; by default a booked credit in euros. */
export interface MadeEntry {
	reference?: string;
	euros: string;
	day?: string;
	text?: string;
	creditorReference?: string;
	payer?: string;
	iban?: string;
	/** BOOK or PDNG. */
	status?: string;
	direction?: string;
	currency?: string;
	isReversal?: boolean;
	/** Amounts of the transfers that it sums up, with a text each. */
	transfers?: { euros: string; text: string }[];
}

interface Statement {
	version?: "02" | "08" | "04";
	id?: string;
	account?: string;
	entries: readonly MadeEntry[];
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A camt.053 file. */
export function camt({ version = "02", id = "STMT-1", account = "FI2112345600000785", entries }: Statement): string {
	const said = ({ text = "", creditorReference = "", payer = "", iban = "" }: MadeEntry): string => {
		const name = `<Nm>${escaped(payer)}</Nm>`;
		return `<RltdPties><Dbtr>${version === "02" ? name : `<Pty>${name}</Pty>`}</Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>
			<RmtInf>${text ? `<Ustrd>${escaped(text)}</Ustrd>` : ""}${
				creditorReference ? `<Strd><CdtrRefInf><Ref>${creditorReference}</Ref></CdtrRefInf></Strd>` : ""
			}</RmtInf>`;
	};
	const written = (entry: MadeEntry): string => {
		const { reference = "", euros, day = "2026-11-20", status = "BOOK", direction = "CRDT", currency = "EUR", transfers } = entry;
		const details = transfers
			? transfers.map((one) => `<TxDtls><Amt Ccy="EUR">${one.euros}</Amt>${said({ ...entry, ...one })}</TxDtls>`).join("")
			: `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${said(entry)}</TxDtls>`;
		return `<Ntry><Amt Ccy="${currency}">${euros}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${entry.isReversal ? "<RvslInd>true</RvslInd>" : ""}
			<Sts>${version === "02" ? status : `<Cd>${status}</Cd>`}</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
			${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ""}<NtryDtls>${details}</NtryDtls></Ntry>`;
	};
	return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>${id}</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries.map(written).join("\n")}</Stmt></BkToCstmrStmt></Document>`;
}
