import { href } from "../../platform/config/href";
import * as css from "./photographs.css";

/** Small photographs with their names, each with a link to the whole one. */
export function Photographs({ files }: { files: readonly { id: string; key: string; name: string }[] }) {
	if (files.length === 0) return null;
	return (
		<ul className={css.photographs}>
			{files.map(({ id, key: opening, name }) => (
				<li key={id}>
					<a href={href("/desk/files/:id", { id, key: opening })} className={css.photograph}>
						<img src={href("/desk/files/:id", { id, key: opening })} alt="" loading="lazy" className={css.picture} />
						<span>{name}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
