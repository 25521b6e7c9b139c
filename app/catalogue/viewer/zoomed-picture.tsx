import type { Ref } from "react";
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import type { Product } from "../../../contract/catalogue";
import { zoomScale } from "../../platform/config/constants";
import { pictureAt } from "../../ui/browser/picture-at";
import { isDrawing } from "../pictures";
import * as css from "./image-viewer.css";

/** The package gives both parts the size of their content, by styles of its own that win over those of a layer. */
const whole = { width: "100%", height: "100%" };

interface ZoomedPictureProps {
	picture: Pick<Product["pictures"][number], "url" | "width" | "height">;
	alt: string;
	/** It is moved with one finger; as it stands a finger steps to the next one. */
	isZoomed: boolean;
	zoomRef: Ref<ReactZoomPanPinchRef>;
	onScale: (scale: number) => void;
	/** It did not come. */
	onFail: () => void;
}

/** A picture that wheel, fingers and double click bring closer. */
export function ZoomedPicture({ picture: { url, width, height }, alt, isZoomed, zoomRef, onScale, onFail }: ZoomedPictureProps) {
	return (
		<TransformWrapper
			ref={zoomRef}
			minScale={zoomScale.min}
			maxScale={zoomScale.max}
			panning={{ disabled: !isZoomed, velocityDisabled: true }}
			doubleClick={{ mode: "toggle", step: 1, animationTime: 0 }}
			zoomAnimation={{ disabled: true }}
			onTransform={(_, { scale }) => onScale(scale)}
		>
			<TransformComponent wrapperClass={css.window} contentClass={css.content} wrapperStyle={whole} contentStyle={whole}>
				<img
					src={pictureAt(url, 2048)}
					alt={alt}
					width={width ?? undefined}
					height={height ?? undefined}
					// As it came, it may weigh megabytes: those further on wait.
					loading="lazy"
					className={isDrawing(url) ? css.picture : css.photograph}
					draggable={false}
					onError={onFail}
				/>
			</TransformComponent>
		</TransformWrapper>
	);
}
