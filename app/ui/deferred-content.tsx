import { Await } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect, useState } from "react";

/** Content that has arrived; null where it could not be had. */
export type Part<T> = { value: T } | null;

/** Content of a page, or a promise of it that is streamed. */
export type Deferred<T> = Part<T> | { promise: Promise<Part<T>> };

/** What has arrived with the page; null where it follows or could not be had. */
export const arrived = <T,>(of: Deferred<T>): T | null => (of && "value" in of ? of.value : null);

interface DeferredContentProps<T> {
	of: Deferred<T>;
	waiting: ReactNode;
	missing: ReactNode;
	children: (value: T) => ReactNode;
}

/** Content of the page that may be streamed after the rest of it. */
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

/** Content that has no place of its own in the page: null until it has arrived, which scripts see. */
export function useArrived<T>(of: Deferred<T>): T | null {
	const latest = useLatest(of);
	return latest && !(latest instanceof Promise) ? latest.value : null;
}

/** A page that is read again shows what it had until the new content has arrived: what is being used does not vanish meanwhile. */
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
