import { createContext, useContext } from "react";
import type { SentForm } from "../forms/sent-form";

/** What a page that says that something has failed knows of its request. */
interface Failure {
	requestId: string;
	/** The form that has failed, to be sent again as it was; null where a page was asked for, or where it is not to be written into one. */
	form: SentForm | null;
}

const FailureContext = createContext<Failure>({ requestId: "", form: null });

/** Given on the server, where a page fails. */
export const FailureProvider = FailureContext.Provider;

/** On the server alone. */
export const useFailure = (): Failure => useContext(FailureContext);
