import { graphql } from "gatsby";
import type { ItemList } from "schema-dts";
import { canonicalAddress, nodeId } from "./node-id";

export function programListNode(
  address: string,
  path: string,
  { heading, programs }: Queries.ProgramListNodeFragment,
): ItemList {
  return {
    "@type": "ItemList",
    "@id": nodeId(address, path, "list"),
    name: heading,
    numberOfItems: programs.length,
    itemListElement: programs.map((program, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: program.name,
      url: canonicalAddress(address, program.path),
    })),
  };
}

export const query = graphql`
  fragment ProgramListNode on ProgramList {
    heading
    programs {
      name
      path
    }
  }
`;
