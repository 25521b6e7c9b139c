import { useLocation, useNavigation } from "@remix-run/react";
import { ConsentBanner } from "../consent/consent-banner";

/** The consent banner at the top of the page; hidden on the page of the settings, and while an answer is being submitted. */
export function ConsentSlot() {
	const { pathname } = useLocation();
	const { formAction } = useNavigation();
	return (
		<div hidden={[pathname, formAction].includes("/cookies")}>
			<div id="consent">
				<ConsentBanner />
			</div>
		</div>
	);
}
