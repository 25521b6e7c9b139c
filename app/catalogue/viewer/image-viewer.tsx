import "swiper/css";
import { type Ref, useEffect, useRef, useState } from "react";
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import type { Swiper as Carousel } from "swiper";
import { Swiper, SwiperSlide } from "swiper/react";
import type { Product } from "../../../contract/catalogue";
import { zoomScale } from "../../platform/config/constants";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { pictureAt } from "../../ui/browser/picture-at";
import { useSettled } from "../../ui/browser/use-settled";
import { Dialog } from "../../ui/dialog";
import { tool } from "../../ui/dialog.css";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import { altText, isDrawing } from "../pictures";
import * as css from "./image-viewer.css";

export type ShownPicture = Pick<Product["pictures"][number], "id" | "url" | "alt" | "width" | "height">;

export interface ImageViewerProps {
	pictures: ShownPicture[];
	/** The index of the first picture to show. */
	start: number;
	title: string;
	onClose: () => void;
}

/** Shows pictures one by one, as large as the dialog, for a close look (R5.2, R5.3). */
export function ImageViewer({ pictures, start, title, onClose }: ImageViewerProps) {
	const t = useT("viewer");
	const words = useT("catalogue");
	const { percent } = useFormat();
	const [current, setCurrent] = useState(start);
	const [scale, setScale] = useState(1);
	const [failed, setFailed] = useState<readonly number[]>([]);
	const isFailed = failed.includes(current);
	const carousel = useRef<Carousel | null>(null);
	const zooms = useRef(new Map<number, ReactZoomPanPinchRef>());
	const [isCalm] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
	const time = isCalm ? 0 : 150;
	const count = pictures.length;

	const altAt = (index: number) => altText(words, title, index, pictures);
	const shownScale = percent(scale * 100);
	const said = [useSettled(altAt(current)), useSettled(shownScale)];

	const zoom = () => zooms.current.get(current);
	const actions = {
		step: (by: number) => carousel.current?.slideTo((current + by + count) % count, time),
		// Each step doubles or halves the scale, from 1 to 8.
		zoomIn: () => zoom()?.zoomIn(scale, time),
		zoomOut: () => zoom()?.zoomOut(scale / 2, time),
		reset: () => zoom()?.resetTransform(time),
		pan: (x: number, y: number) => zoom()?.panBy(x, y, time),
	};
	useViewerKeys(actions, scale > 1);

	return (
		<Dialog
			side="centre"
			titleId="viewer-title"
			title={
				<h2 id="viewer-title" tabIndex={-1} className={css.title}>
					{title}
				</h2>
			}
			closeLabel={t("close")}
			onClose={onClose}
		>
			<div className={css.viewer}>
				<Swiper
					className={css.carousel}
					initialSlide={start}
					speed={time}
					spaceBetween={16}
					allowTouchMove={scale === 1}
					onSwiper={(swiper) => {
						carousel.current = swiper;
					}}
					onSlideChange={({ activeIndex }) => {
						zoom()?.resetTransform(0);
						setScale(1);
						setCurrent(activeIndex);
					}}
				>
					{pictures.map((picture, index) => (
						<SwiperSlide key={picture.id} aria-hidden={index !== current}>
							{failed.includes(index) ? (
								<p className={css.failed}>{t("failed", { title: altAt(index) })}</p>
							) : (
								<ZoomedPicture
									picture={picture}
									alt={altAt(index)}
									isZoomed={scale > 1}
									zoomRef={(ref) => {
										if (ref) zooms.current.set(index, ref);
										else zooms.current.delete(index);
									}}
									onScale={(value) => {
										if (index === carousel.current?.activeIndex) setScale(value);
									}}
									onFail={() => setFailed((before) => [...before, index])}
								/>
							)}
						</SwiperSlide>
					))}
				</Swiper>
				<ViewerControls
					actions={actions}
					scale={scale}
					shownScale={shownScale}
					canZoom={!isFailed}
					position={count > 1 ? t("position", { number: current + 1, count }) : null}
				/>
				<div role="status">
					<Hidden>{isFailed ? t("failed", { title: altAt(current) }) : said[0]}</Hidden>
				</div>
				<div role="status">
					<Hidden>{said[1]}</Hidden>
				</div>
				{count > 1 ? (
					<ul className={css.thumbnails} aria-label={t("thumbnails")}>
						{pictures.map((picture, index) => (
							<li key={picture.id}>
								<button
									type="button"
									className={css.thumbnail}
									aria-current={index === current ? "true" : undefined}
									onClick={() => actions.step(index - current)}
								>
									<img src={pictureAt(picture.url, 200)} alt={altAt(index)} width={60} height={48} />
								</button>
							</li>
						))}
					</ul>
				) : null}
			</div>
		</Dialog>
	);
}

/** An arrow key moves a zoomed picture by this many CSS pixels. */
const panStep = 80;

/** Arrow keys step, or move a zoomed picture. +, − and 0 zoom. The dialog handles Esc. */
function useViewerKeys(actions: ViewerActions, isZoomed: boolean) {
	useEffect(() => {
		const arrows: Record<string, [x: number, y: number]> = {
			ArrowLeft: [-1, 0],
			ArrowRight: [1, 0],
			ArrowUp: [0, -1],
			ArrowDown: [0, 1],
		};
		const zooms: Record<string, () => void> = { "+": actions.zoomIn, "=": actions.zoomIn, "-": actions.zoomOut, "0": actions.reset };
		const press = (event: KeyboardEvent) => {
			if (event.metaKey || event.ctrlKey || event.altKey) return;
			const arrow = arrows[event.key];
			const zoom = zooms[event.key];
			if (!arrow && !zoom) return;
			event.preventDefault();
			zoom?.();
			if (arrow && isZoomed) actions.pan(-arrow[0] * panStep, -arrow[1] * panStep);
			else if (arrow && arrow[0] !== 0) actions.step(arrow[0]);
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [actions, isZoomed]);
}

export interface ViewerActions {
	/** Steps by a number of pictures. After the last comes the first. */
	step: (by: number) => void;
	zoomIn: () => void;
	zoomOut: () => void;
	reset: () => void;
	pan: (x: number, y: number) => void;
}

interface ViewerControlsProps {
	actions: ViewerActions;
	scale: number;
	shownScale: string;
	canZoom: boolean;
	/** "2 / 3", or null for a single picture. */
	position: string | null;
}

export function ViewerControls({ actions, scale, shownScale, canZoom, position }: ViewerControlsProps) {
	const t = useT("viewer");
	return (
		<div className={css.controls}>
			<div className={css.group}>
				{position === null ? null : (
					<>
						<Tool name="previous" label={t("previous")} onClick={() => actions.step(-1)} />
						<span className={css.figure}>{position}</span>
						<Tool name="next" label={t("next")} onClick={() => actions.step(1)} />
					</>
				)}
			</div>
			<div className={css.group}>
				<Tool name="minus" label={t("zoomOut")} onClick={actions.zoomOut} isOff={!canZoom || scale <= zoomScale.min} />
				<span className={css.figure}>{shownScale}</span>
				<Tool name="plus" label={t("zoomIn")} onClick={actions.zoomIn} isOff={!canZoom || scale >= zoomScale.max} />
				<Tool name="reset" label={t("reset")} onClick={actions.reset} isOff={!canZoom || scale === 1} />
			</div>
		</div>
	);
}

interface ToolProps {
	name: "previous" | "next" | "minus" | "plus" | "reset";
	label: string;
	onClick: () => void;
	/** The button stays focusable while it is off. */
	isOff?: boolean;
}

function Tool({ name, label, onClick, isOff = false }: ToolProps) {
	return (
		<button type="button" className={tool} aria-label={label} title={label} aria-disabled={isOff} onClick={isOff ? undefined : onClick}>
			<Icon name={name} />
		</button>
	);
}

/** The package sizes both parts to their content, with unlayered styles that win over layers. */
const whole = { width: "100%", height: "100%" };

interface ZoomedPictureProps {
	picture: Pick<Product["pictures"][number], "url" | "width" | "height">;
	alt: string;
	/** One finger moves a zoomed picture. Otherwise it steps to the next. */
	isZoomed: boolean;
	zoomRef: Ref<ReactZoomPanPinchRef>;
	onScale: (scale: number) => void;
	/** Runs if the picture fails to load. */
	onFail: () => void;
}

/** Shows a picture that wheel, pinch and double click zoom. */
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
					// The original may weigh megabytes, so later pictures load lazily.
					loading="lazy"
					className={isDrawing(url) ? css.picture : css.photograph}
					draggable={false}
					onError={onFail}
				/>
			</TransformComponent>
		</TransformWrapper>
	);
}
