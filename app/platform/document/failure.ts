import { createContext, useContext } from "react";
import type { SentForm } from "../forms/sent-form";

/** The request behind an error page. */
interface Failure {
	requestId: string;
	isRefused: boolean;
	/** The failed form, which can be sent again; null for a page request, or if its fields must not appear in a page. */
	form: SentForm | null;
}

const FailureContext = createContext<Failure>({ requestId: "", isRefused: false, form: null });

/** The server provides it. */
export const FailureProvider = FailureContext.Provider;

/** Works only on the server. */
export const useFailure = (): Failure => useContext(FailureContext);
