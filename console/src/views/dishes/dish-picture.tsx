import type { DishImage } from "./recipe.ts";

/** The picture of a dish; one at an address is a link, as the page loads nothing of other hosts. */
export function DishPicture({ image, title }: { image: DishImage; title: string }) {
  if ("url" in image) {
    return (
      <p>
        <a href={image.url} rel="noreferrer" target="_blank">
          Picture of {title}
        </a>
      </p>
    );
  }
  const data = image.data.startsWith("data:") ? image.data : `data:${image.mime_type};base64,${image.data}`;
  return <img class="dish-picture" src={data} alt={`Drawn by a model: ${title}`} />;
}
