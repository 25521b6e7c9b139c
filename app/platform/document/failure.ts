import { createContext, useContext } from "react";
import type { SentForm } from "../forms/sent-form";

/** The request of an error page. */
interface Failure {
	requestId: string;
	/** The failed form, to be sent again; null where a page was requested, or where its fields must not be written into a page. */
	form: SentForm | null;
}

const FailureContext = createContext<Failure>({ requestId: "", form: null });

/** Provided on the server, where a page fails. */
export const FailureProvider = FailureContext.Provider;

/** On the server alone. */
export const useFailure = (): Failure => useContext(FailureContext);
