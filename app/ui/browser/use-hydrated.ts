import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns whether scripts run this page. It is false on the server and for the first render, so that both agree. */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
