import type { Texts } from "../platform/i18n/i18n";
import { floating } from "../platform/page/flash-message.css";
import { kind, size } from "../ui/button.css";
import { title, tone } from "../ui/notice.css";

/** After the press before it is said that something is on its way. In ms. */
const patience = 1000;

interface Sent {
	form: HTMLFormElement;
	body: string;
}

/**
 * What is typed survives a line that is down and a shop that has no time: a form that does not get through is held, its page stays, and a message over the page
 * sends it again. Another press of its button, or another page, takes its place. What is on its way is not sent a second time, and
 * is spoken of when it takes long.
 */
export function holdPosts(texts: Texts): void {
	const send = window.fetch.bind(window);
	let pressed: Sent | null = null;
	let flying: Sent | null = null;
	// Before anyone else hears of it.
	window.addEventListener(
		"submit",
		(event) => {
			pressed = sentBy(event);
			if (!pressed || pressed.form !== flying?.form || pressed.body !== flying.body) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		true,
	);

	window.fetch = async (input, init) => {
		if (init?.method !== "POST" || !new URL(String(input), location.href).pathname.endsWith(".data")) return send(input, init);
		const own = pressed;
		const place = pressed?.form.closest("dialog") ?? document.body;
		for (;;) {
			flying = own;
			const ends = sayLater(place, texts);
			let heading: Heading = "error.offline.title";
			try {
				const answer = await send(input, init);
				if (!isUntouched(answer)) return answer;
				heading = answer.status === 429 ? "error.429.title" : "error.5xx.title";
			} catch (error) {
				if (!(error instanceof TypeError) || init.signal?.aborted) throw error;
			} finally {
				if (flying === own) flying = null;
				ends();
			}
			await askAgain(place, texts, heading, init.signal);
		}
	};
}

type Heading = "error.offline.title" | "error.5xx.title" | "error.429.title";

/** The shop had no time for the form, or its network sends too many (worker/too-busy.ts). What a page answers is of another type, whatever has become of the form. */
const isUntouched = ({ status, headers }: Response): boolean =>
	(status === 503 || status === 429) && headers.get("Content-Type")?.startsWith("text/plain") === true;

/** A form that changes something, and all that it says. */
function sentBy({ target, submitter }: SubmitEvent): Sent | null {
	if (!(target instanceof HTMLFormElement) || target.method !== "post") return null;
	const fields = [...new FormData(target, submitter)].map(([name, value]) => [name, String(value)]);
	return { form: target, body: JSON.stringify(fields) };
}

/** A region that stands empty before it speaks, so that a screen reader hears it. @returns what takes it away */
function sayLater(place: HTMLElement, texts: Texts): () => void {
	const region = place.appendChild(document.createElement("div"));
	region.setAttribute("role", "status");
	const waiting = setTimeout(() => {
		region.className = `${floating} ${tone.info}`;
		region.textContent = texts.translator("common")("saving");
	}, patience);
	return () => {
		clearTimeout(waiting);
		region.remove();
	};
}

/** Over the page, within the dialog where the form stands in one. @throws the signal's reason once something else takes the form's place */
function askAgain(place: HTMLElement, texts: Texts, heading: Heading, signal: AbortSignal | null | undefined): Promise<void> {
	const t = texts.translator("common");
	const message = document.createElement("div");
	message.setAttribute("role", "alert");
	message.className = `${floating} ${tone.error}`;
	const [head, text, again] = [document.createElement("p"), document.createElement("p"), document.createElement("button")];
	head.className = title;
	head.textContent = t(heading);
	text.textContent = t("notSent");
	again.type = "button";
	again.className = `${kind.secondary} ${size.s}`;
	again.textContent = t("error.retry");
	for (const part of [head, text, again]) message.appendChild(part);
	place.appendChild(message);
	return new Promise<void>((resolve, reject) => {
		again.addEventListener("click", () => resolve());
		signal?.addEventListener("abort", () => reject(signal.reason));
	}).finally(() => message.remove());
}
