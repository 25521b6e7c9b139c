import { createElement, type ReactNode, useState } from "react";

/** Tags of the head that are for readers without scripts. */
const selector = "link[hreflang],meta[property],meta[name^=twitter]";

/** As the server writes them. */
const Written = ({ children }: { children: ReactNode }) => children;

/** As they stand in the browser, of whatever page the visit began with. */
function Standing() {
	const [tags] = useState(() =>
		[...document.head.querySelectorAll(selector)].map(({ localName, attributes }, key) =>
			createElement(localName, { key, ...Object.fromEntries([...attributes].map(({ name, value }) => [name, value])) }),
		),
	);
	return tags;
}

/** Tags of the head that the server alone writes (app/ui/still.tsx): `<StillTags>{import.meta.env.SSR ? <Tags /> : null}</StillTags>`. */
export const StillTags = import.meta.env.SSR ? Written : Standing;
