import { company } from "../../contract/company";

/** Half a year: what security.txt says has to be looked at again (RFC 9116). In ms. */
const goodFor = 182 * 24 * 60 * 60 * 1000;

/** What clients ask for at addresses of their own choosing. @returns null for everything else */
export function wellKnown({ pathname, origin }: URL, now: number): Response | null {
	switch (pathname) {
		case "/favicon.ico":
			return redirect("/icon-192.png");
		case "/.well-known/change-password":
			return redirect("/users/profile");
		case "/.well-known/security.txt":
			return new Response(securityText(origin, now), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
		default:
			return null;
	}
}

const redirect = (path: string): Response => new Response(null, { status: 302, headers: { Location: path } });

function securityText(origin: string, now: number): string {
	const fields = {
		Contact: `mailto:${company.email}?subject=security`,
		Expires: new Date(now + goodFor).toISOString(),
		"Preferred-Languages": "en, fi, de, et",
		Canonical: `${origin}/.well-known/security.txt`,
	};
	return Object.entries(fields)
		.map(([name, value]) => `${name}: ${value}\n`)
		.join("");
}
