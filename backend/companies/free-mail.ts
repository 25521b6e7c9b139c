/** Providers at which anybody gets an address: it speaks for no company, whatever the register says. */
const providers = [
	...[
		"gmail.com",
		"googlemail.com",
		"outlook.com",
		"outlook.de",
		"hotmail.com",
		"hotmail.de",
		"hotmail.fi",
		"live.com",
		"live.de",
		"live.fi",
	],
	...[
		"msn.com",
		"yahoo.com",
		"yahoo.de",
		"ymail.com",
		"icloud.com",
		"me.com",
		"mac.com",
		"aol.com",
		"aol.de",
		"proton.me",
		"protonmail.com",
	],
	...["gmx.de", "gmx.net", "gmx.com", "web.de", "t-online.de", "freenet.de", "arcor.de", "posteo.de", "mailbox.org", "mail.de", "email.de"],
	...["luukku.com", "suomi24.fi", "kolumbus.fi", "elisanet.fi", "saunalahti.fi", "pp.inet.fi", "welho.com", "netti.fi"],
	...[
		"mail.ee",
		"hot.ee",
		"online.ee",
		"neti.ee",
		"mail.com",
		"mail.ru",
		"yandex.com",
		"yandex.ru",
		"zoho.com",
		"tutanota.com",
		"tuta.com",
	],
];

export const isFreeMail = (domain: string): boolean => providers.includes(domain.toLowerCase());

/**
 * SQL that holds if an address is at the registered domain of a company: its confirmed holder speaks for the company.
 * @param company its table's alias
 */
export const isAtDomain = (email: string, company: string): string =>
	`(${company}.domain <> '' AND lower(substr(${email}, instr(${email}, '@') + 1)) = lower(${company}.domain)
		AND lower(${company}.domain) NOT IN (SELECT value FROM json_each('${JSON.stringify(providers)}')))`;
