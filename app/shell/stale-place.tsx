import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { StaticPart } from "../ui/static-part";
import { StaleNotice } from "./messages/stale-notice";

/** Where a document says that it is not quite new: for as long as the reader stays with it. */
export function StalePlace() {
	const { key } = useLocation();
	const [first] = useState(key);
	return key === first ? <StaticPart id="stale">{import.meta.env.SSR ? <StaleNotice /> : null}</StaticPart> : null;
}
