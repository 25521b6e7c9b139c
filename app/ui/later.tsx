import { type ReactNode, Suspense } from "react";

/** What is there already, or comes while the page is read: null where it could not be had. */
export type Late<T> = { value: T } | { later: Coming<T> };

/** A promise that remembers what it gave: React asks for it again when it has come. */
interface Coming<T> extends Promise<T | null> {
	given?: { value: T | null };
}

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
			<Come coming={of.later} failed={failed}>
				{children}
			</Come>
		</Suspense>
	);
}

function Come<T>({ coming, failed, children }: Pick<LaterProps<T>, "failed" | "children"> & { coming: Coming<T> }) {
	const { given } = coming;
	if (!given)
		throw coming.then(
			(value) => {
				coming.given = { value };
			},
			() => {
				coming.given = { value: null };
			},
		);
	return given.value === null ? failed : children(given.value);
}
