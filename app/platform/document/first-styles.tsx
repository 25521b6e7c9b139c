import { Links } from "@remix-run/react";
import { createContext, useContext, useEffect, useState } from "react";

const InlinesStyles = createContext(false);

/** Given on the server, by where the browser comes from. */
export const InlinesStylesProvider = InlinesStyles.Provider;

/** As the document was made. What the browser makes anew, as it does after an error, has its style sheets in the head. */
let stands = import.meta.env.SSR ? false : document.getElementById("styles") !== null;
export const useInlinesStyles: () => boolean = import.meta.env.SSR ? () => useContext(InlinesStyles) : () => useState(stands)[0];

/**
 * In the head: the style sheets that a browser has from other pages of the shop, or, on a first visit, the place of the rules that the page uses
 * (app/styles/first-styles.server.ts).
 */
export function FirstStyles() {
	useEffect(() => {
		stands = false;
	}, []);
	if (!useInlinesStyles()) return <Links />;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty. What stands there stays.
	return <style id="styles" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/**
 * Where what is seen first ends, and before the footer: what the rest alone uses, on a first visit. So the head is no longer than what is seen first
 * needs, which is there the sooner on a slow line.
 * @param of names it
 */
export function LaterStyles({ of }: { of: "content" | "footer" }) {
	if (!useInlinesStyles()) return null;
	const empty = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
	return (
		<>
			<style id={`${of}-styles`} {...empty} />
			{/* The place of a script (hastened.server.ts), behind some bytes: it would run before the first frame. */}
			{of === "content" ? <script id="ahead" {...empty} /> : null}
		</>
	);
}

/** At the end of the body: the style sheets of a first visit, for everything that is not seen at once, and for the pages that follow. */
export function LateStyles() {
	return useInlinesStyles() ? <Links /> : null;
}
