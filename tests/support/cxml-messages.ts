/**
 * Messages as buyers' systems send them: short ones of our own, with what is peculiar to each system in its public samples.
 */

/** Fields of a message; each has a default. */
export interface Sent {
	payloadId?: string;
	/** The identity of the company at its system. */
	login?: string;
	secret?: string;
	returnUrl?: string;
	operation?: string;
	cookie?: string;
	items?: string;
	orderId?: string;
	shipTo?: string;
	more?: string;
}

const doctype = (version: string): string => `<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${version}/cXML.dtd">`;
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
let count = 0;
const fresh = (): string => `${Date.now()}.${++count}@buyer.example`;

export interface Vendor {
	name: string;
	setup(sent: Sent): string;
	order(sent: Sent): string;
}

const party = (name: string, domain: string, identity: string, more = ""): string =>
	`<${name}><Credential domain="${domain}"><Identity>${escaped(identity)}</Identity>${more}</Credential></${name}>`;

const setupOf = (
	{ operation = "create", cookie = "cookie-1", returnUrl = "https://buyer.example/return", items = "" }: Sent,
	extra: string,
): string =>
	`<PunchOutSetupRequest operation="${operation}"><BuyerCookie>${cookie}</BuyerCookie>${extra}<BrowserFormPost><URL>${escaped(returnUrl)}</URL></BrowserFormPost>` +
	`<SupplierSetup><URL>https://shop.example/punchout/cxml</URL></SupplierSetup>${items}</PunchOutSetupRequest>`;

export const shipTo = (country = "DE", place = "12345", city = "Musterstadt"): string =>
	`<ShipTo><Address isoCountryCode="${country}" addressID="0042"><Name xml:lang="de">Stahlbau Muster GmbH</Name><PostalAddress name="default">` +
	"<DeliverTo>Petra Muster</DeliverTo><DeliverTo>Tor 3</DeliverTo><Street>Werkstraße 5</Street>" +
	`<City>${city}</City><PostalCode>${place}</PostalCode><Country isoCountryCode="${country}">Deutschland</Country></PostalAddress>` +
	'<Email name="default">petra@muster.example</Email>' +
	`<Phone name="work"><TelephoneNumber><CountryCode isoCountryCode="${country}">49</CountryCode><AreaOrCityCode>30</AreaOrCityCode><Number>1234567</Number></TelephoneNumber></Phone>` +
	"</Address></ShipTo>";

export interface ItemOut {
	line?: number;
	quantity: string;
	code: string;
	auxiliary?: string;
	unit?: string;
	price?: string;
	base?: string;
	currency?: string;
}

export const itemOut = ({ line, quantity, code, auxiliary, unit = "EA", price, base, currency = "EUR" }: ItemOut): string =>
	`<ItemOut quantity="${quantity}"${line === undefined ? "" : ` lineNumber="${line}"`}><ItemID><SupplierPartID>${escaped(code)}</SupplierPartID>` +
	`${auxiliary === undefined ? "" : `<SupplierPartAuxiliaryID>${escaped(auxiliary)}</SupplierPartAuxiliaryID>`}</ItemID>` +
	(price === undefined
		? ""
		: `<ItemDetail><UnitPrice><Money currency="${currency}">${price}</Money></UnitPrice><Description xml:lang="de">Träger</Description><UnitOfMeasure>${unit}</UnitOfMeasure>` +
			`${base === undefined ? "" : `<PriceBasisQuantity quantity="${base}" conversionFactor="1"><UnitOfMeasure>${unit}</UnitOfMeasure></PriceBasisQuantity>`}` +
			'<Classification domain="UNSPSC">30100000</Classification></ItemDetail>') +
	"</ItemOut>";

const orderOf = ({ orderId = "4500012345", items = "", shipTo: place = shipTo(), more = "" }: Sent, attributes: string): string =>
	`<OrderRequest><OrderRequestHeader orderID="${escaped(orderId)}" orderDate="2026-11-30T09:14:50+02:00" ${attributes}><Total><Money currency="EUR">1505.0</Money></Total>` +
	`${place}${more}</OrderRequestHeader>${items}</OrderRequest>`;

/** A message with the shop's identity as its receiver. */
function message(version: string, lang: string, { payloadId = fresh() }: Sent, parties: string, request: string, mode = ""): string {
	return (
		`<?xml version="1.0" encoding="UTF-8"?>\n${doctype(version)}\n<cXML payloadID="${payloadId}" timestamp="2026-11-30T09:14:50+02:00" xml:lang="${lang}">` +
		`<Header>${parties}</Header><Request${mode}>${request}</Request></cXML>`
	);
}

const secretOf = ({ secret = "right secret" }: Sent): string => `<SharedSecret>${escaped(secret)}</SharedSecret>`;
const login = ({ login: identity = "MUSTER" }: Sent): string => identity;

/** The network stands between: it is the sender, with the secret, and the buyer has several credentials. */
const ariba: Vendor = {
	name: "SAP Ariba",
	setup: (sent) =>
		message(
			"1.2.060",
			"de-DE",
			sent,
			`<From><Credential domain="NetworkID"><Identity>${login(sent)}</Identity></Credential><Credential domain="SystemID"><Identity>MUSTERSYS</Identity></Credential></From>` +
				party("To", "NetworkID", "AN02000000002-T") +
				`<Sender><Credential domain="NetworkId"><Identity>sysadmin@ariba.example</Identity>${secretOf(sent)}</Credential><UserAgent>Ariba Buyer 14s</UserAgent></Sender>`,
			setupOf(
				sent,
				'<Extrinsic name="UniqueName">pmuster</Extrinsic><Extrinsic name="UserEmail">petra@muster.example</Extrinsic><Extrinsic name="CostCenter">610</Extrinsic>',
			).replace(
				"</BrowserFormPost>",
				`</BrowserFormPost><Contact role="endUser"><Name xml:lang="de">Petra Muster</Name><Email>petra@muster.example</Email></Contact>`,
			),
			' deploymentMode="production"',
		),
	order: (sent) =>
		message(
			"1.2.060",
			"de-DE",
			sent,
			`<From><Credential domain="NetworkID"><Identity>${login(sent)}</Identity></Credential></From>` +
				party("To", "NetworkID", "AN02000000002-T") +
				`<Sender><Credential domain="NetworkId"><Identity>AN01000000087</Identity>${secretOf(sent)}</Credential><UserAgent>Ariba SN</UserAgent></Sender>`,
			orderOf(sent, 'orderType="regular" orderVersion="1" type="new"'),
			' deploymentMode="production"',
		),
};

/** No deploymentMode, credentials by DUNS number. */
const coupa: Vendor = {
	name: "Coupa",
	setup: (sent) =>
		message(
			"1.2.014",
			"en-US",
			sent,
			party("From", "DUNS", login(sent)) + party("To", "DUNS", "369121212") + senderOf("DUNS", sent, "Coupa Procurement 1.0"),
			setupOf(
				sent,
				'<Extrinsic name="FirstName">Petra</Extrinsic><Extrinsic name="LastName">Muster</Extrinsic><Extrinsic name="UserEmail">petra@muster.example</Extrinsic><Extrinsic name="BusinessUnit">MUSTER</Extrinsic>',
			),
		),
	order: (sent) =>
		message(
			"1.2.014",
			"en-US",
			sent,
			party("From", "duns", login(sent)) + party("To", "Duns", "369121212") + senderOf("duns", sent, "Coupa Procurement 1.0"),
			orderOf(sent, 'type="new"'),
			' deploymentMode="production"',
		),
};

const senderOf = (domain: string, sent: Sent, agent: string): string =>
	`<Sender><Credential domain="${domain}"><Identity>${escaped(login(sent))}</Identity>${secretOf(sent)}</Credential><UserAgent>${agent}</UserAgent></Sender>`;

/** Texts in CDATA, and many extrinsics. */
const jaggaer: Vendor = {
	name: "Jaggaer",
	setup: (sent) =>
		message(
			"1.2.011",
			"en-US",
			sent,
			party("From", "DUNS", login(sent)) + party("To", "DUNS", "369121212") + senderOf("DUNS", sent, "JAGGAER"),
			setupOf(
				sent,
				'<Extrinsic name="UserFullName"><![CDATA[Petra Muster & Team]]></Extrinsic><Extrinsic name="UserEmail"><![CDATA[petra@muster.example]]></Extrinsic><Extrinsic name="Department"><![CDATA[Forschung]]></Extrinsic>',
			),
			' deploymentMode="production"',
		),
	order: (sent) =>
		message(
			"1.2.011",
			"en-US",
			sent,
			party("From", "DUNS", login(sent)) + party("To", "DUNS", "369121212") + senderOf("DUNS", sent, "JAGGAER"),
			orderOf(
				{ ...sent, more: `<Extrinsic name="BusinessUnit"><![CDATA[Forschung]]></Extrinsic>${sent.more ?? ""}` },
				'orderType="regular" type="new"',
			),
			' deploymentMode="production"',
		),
};

/** An old version, declared with an empty subset, and elements that cXML does not have. */
const oracle: Vendor = {
	name: "Oracle iProcurement",
	setup: (sent) =>
		message(
			"1.1.007",
			"de-DE",
			sent,
			party("From", "DUNS", login(sent)) + party("To", "DUNS", "369121212") + senderOf("DUNS", sent, "Oracle iProcurement"),
			setupOf(sent, '<Extrinsic name="User">MUSTER, PETRA</Extrinsic>'),
		).replace('/cXML.dtd">', '/cXML.dtd" []>'),
	order: (sent) =>
		message(
			"1.2.007",
			"de",
			sent,
			party("From", "DUNS", login(sent)) +
				party("To", "DUNS", "369121212") +
				senderOf("DUNS", sent, "Oracle E-Business Suite Oracle Purchasing 12.2").replace(
					"</Credential>",
					"<SharedSecret1>#WF_DECRYPT#</SharedSecret1></Credential>",
				),
			orderOf(sent, 'orderType="regular" type="new"'),
			' deploymentMode="production"',
		),
};

/** The supplier's number of the customer, and a SelectedItem. */
const onventis: Vendor = {
	name: "Onventis",
	setup: (sent) =>
		message(
			"1.2.021",
			"de",
			sent,
			party("From", "NetworkId", login(sent)) + party("To", "SupplierId", "crossbar") + senderOf("NetworkId", sent, "Onventis Buyer"),
			setupOf(sent, '<Extrinsic name="User">pmuster</Extrinsic>').replace(
				"</SupplierSetup>",
				`</SupplierSetup>${shipTo()}<SelectedItem><ItemID><SupplierPartID>CR-000012</SupplierPartID></ItemID></SelectedItem>`,
			),
			' deploymentMode="test"',
		),
	order: (sent) =>
		message(
			"1.2.021",
			"de",
			sent,
			party("From", "NetworkId", login(sent)) + party("To", "SupplierId", "crossbar") + senderOf("NetworkId", sent, "Onventis Buyer"),
			orderOf(sent, 'orderType="regular" type="new"'),
			' deploymentMode="production"',
		),
};

export const vendors: readonly Vendor[] = [ariba, coupa, jaggaer, oracle, onventis];
export const plainVendor: Vendor = coupa;
