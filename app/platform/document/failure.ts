import { createContext, useContext } from "react";
import type { SentForm } from "../forms/sent-form";

/** The request of a page that says that something went wrong. */
interface Failure {
	requestId: string;
	/** The page shows its form again, with what is wrong with it. */
	isRefused: boolean;
	/** The failed form, to be sent again; null where a page was requested, or where its fields must not be written into a page. */
	form: SentForm | null;
}

const FailureContext = createContext<Failure>({ requestId: "", isRefused: false, form: null });

/** Provided on the server. */
export const FailureProvider = FailureContext.Provider;

/** On the server alone. */
export const useFailure = (): Failure => useContext(FailureContext);
