import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";

/** A value that has resolved, or a promise of it that is streamed: null where it failed. */
export type Deferred<T> = { value: T } | { promise: Promise<T | null> };

interface DeferredContentProps<T> {
	of: Deferred<T>;
	waiting: ReactNode;
	failed: ReactNode;
	children: (value: T) => ReactNode;
}

/** Content of the page that may be streamed after the rest of it. */
export function DeferredContent<T>({ of, waiting, failed, children }: DeferredContentProps<T>) {
	if ("value" in of) return children(of.value);
	return (
		<Suspense fallback={waiting}>
			<Await resolve={of.promise} errorElement={failed}>
				{(value) => (value === null ? failed : children(value))}
			</Await>
		</Suspense>
	);
}
