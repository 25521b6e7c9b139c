import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";

/** What is there already, or comes while the page is read: null where it could not be had. */
export type Late<T> = { value: T } | { later: Promise<T | null> };

interface LaterProps<T> {
	of: Late<T>;
	waiting: ReactNode;
	failed: ReactNode;
	children: (value: T) => ReactNode;
}

/** A part of the page that may come after the rest of it. */
export function Later<T>({ of, waiting, failed, children }: LaterProps<T>) {
	if ("value" in of) return children(of.value);
	return (
		<Suspense fallback={waiting}>
			<Await resolve={of.later} errorElement={failed}>
				{(value) => (value === null ? failed : children(value))}
			</Await>
		</Suspense>
	);
}
