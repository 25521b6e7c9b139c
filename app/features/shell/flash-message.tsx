import { useLocation } from "@remix-run/react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { Wrap } from "../../ui/wrap";
import type { Flash } from "../../visitor";
import type { FlashNoticeProps } from "./flash-notice";
import { isSubscribed } from "./is-subscribed";
import { floating, inPlace } from "./shell.css";
import "../../ui/notice.css";

/** Most pages have nothing to say. Where it does not come, the page goes on without. */
const FlashNotice = lazy<ComponentType<FlashNoticeProps>>(() => import("./flash-notice").catch(() => ({ default: () => null })));

/**
 * What the last form did. A message that came with the document stands at its top; one that scripts brought floats, so that
 * nothing moves under the reader's hand. The region is always there, so that a screen reader hears it change.
 */
export function FlashMessage({ flash }: { flash: Flash | null }) {
	const [withDocument] = useState(flash);
	const [closed, setClosed] = useState<Flash | null>(null);
	const { shown, count } = useOnItsPage(flash);
	const isInPlace = shown === withDocument;
	return (
		<div role="status">
			{shown && shown !== closed ? (
				// The same words once more are only heard where they come anew.
				<Wrap key={count}>
					<div className={isInPlace ? inPlace : floating} hidden={isInPlace && isSubscribed(shown)}>
						<Suspense>
							<FlashNotice flash={shown} onClose={isInPlace ? undefined : () => setClosed(shown)} />
						</Suspense>
					</div>
				</Wrap>
			) : null}
		</div>
	);
}

/** With scripts the shell stays from page to page; a message belongs to the one that it came with. */
function useOnItsPage(flash: Flash | null): { shown: Flash | null; count: number } {
	const { key } = useLocation();
	const [came, setCame] = useState({ flash, key, count: 0 });
	if (came.flash === flash) return { shown: came.key === key ? flash : null, count: came.count };
	setCame({ flash, key, count: came.count + 1 });
	return { shown: flash, count: came.count + 1 };
}
