import { Await } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect, useState } from "react";

/** Content that has arrived, or null if it failed to load. */
export type Part<T> = { value: T } | null;

/** Content of a page, or a promise of content that is streamed. */
export type Deferred<T> = Part<T> | { promise: Promise<Part<T>> };

/** Returns content that arrived with the page. Null if it follows later or failed to load. */
export const arrived = <T,>(of: Deferred<T>): T | null => (of && "value" in of ? of.value : null);

interface DeferredContentProps<T> {
	of: Deferred<T>;
	waiting: ReactNode;
	missing: ReactNode;
	children: (value: T) => ReactNode;
}

/** Renders content that may be streamed after the rest of the page. */
export function DeferredContent<T>({ of, waiting, missing, children }: DeferredContentProps<T>) {
	const latest = useLatest(of);
	const [isStreamed] = useState(latest instanceof Promise);
	const show = (part: Part<T>) => (part ? children(part.value) : missing);
	if (!isStreamed && !(latest instanceof Promise)) return show(latest);
	return (
		<Suspense fallback={waiting}>
			<Await resolve={latest} errorElement={missing}>
				{show}
			</Await>
		</Suspense>
	);
}

/** Returns content that has no place in the page by itself. Null until it has arrived, which only scripts notice. */
export function useArrived<T>(of: Deferred<T>): T | null {
	const latest = useLatest(of);
	return latest && !(latest instanceof Promise) ? latest.value : null;
}

/** Keeps the old content of a revalidated page until the new content arrives, so that nothing in use vanishes. */
function useLatest<T>(of: Deferred<T>): Part<T> | Promise<Part<T>> {
	const given = of && "promise" in of ? of.promise : of;
	const [latest, setLatest] = useState(given);
	useEffect(() => {
		let isCurrent = true;
		const show = (part: Part<T>) => {
			if (isCurrent) setLatest(part);
		};
		Promise.resolve(given).then(show, () => show(null));
		return () => {
			isCurrent = false;
		};
	}, [given]);
	return given instanceof Promise ? latest : given;
}
