import { ReferenceView } from "../reference/reference-view.tsx";
import { Loaded } from "./loaded.tsx";
import { PageHead } from "./page-head.tsx";
import { useDocument } from "./use-document.ts";

/** The API's description, as the service serves it. */
export function ReferencePage() {
  const file = useDocument("openapi.json");
  return (
    <>
      <PageHead
        title="API reference"
        lead="Every operation, field, answer and error, as the OpenAPI document has them."
      >
        <p>
          <a href="./openapi.json" download="openapi.json">
            openapi.json
          </a>
        </p>
      </PageHead>
      <Loaded file={file} what="the API reference">
        {(text) => <ReferenceView document={JSON.parse(text)} />}
      </Loaded>
    </>
  );
}
