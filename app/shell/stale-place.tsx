import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { Still } from "../ui/still";
import { StaleNotice } from "./messages/stale-notice";

/** Where a document says that it is not quite new: for as long as the reader stays with it. */
export function StalePlace() {
	const { key } = useLocation();
	const [first] = useState(key);
	return key === first ? <Still id="stale">{import.meta.env.SSR ? <StaleNotice /> : null}</Still> : null;
}
