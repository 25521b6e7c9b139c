import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { currentSubmission } from "./keep-on-failure";

/**
 * Lets a press of some buttons wait while the answer to another one is under way, which would otherwise be lost: it is made on what that
 * answer shows.
 * @param selector of the buttons
 */
export function useWaitingPress(selector: string) {
	const { state, formMethod } = useNavigation();
	const form = useRef<HTMLFormElement>(null);
	const waiting = useRef<string | null>(null);
	useEffect(() => {
		if (state !== "idle" || waiting.current === null) return;
		const buttons = [...(form.current?.querySelectorAll<HTMLButtonElement>(selector) ?? [])];
		const pressed = buttons.find(({ value }) => value === waiting.current);
		waiting.current = null;
		if (pressed) form.current?.requestSubmit(pressed);
	}, [state, selector]);
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
		const present = currentSubmission();
		const isUnderWay = formMethod === "POST" || present !== null;
		if (!isUnderWay || present?.failure || !(pressed instanceof HTMLButtonElement) || !pressed.matches(selector)) return;
		const { submitter = null } = present?.press ?? {};
		if (submitter instanceof HTMLButtonElement && submitter.value === pressed.value) return;
		event.preventDefault();
		waiting.current = pressed.value;
	};
	return { ref: form, onSubmit };
}
