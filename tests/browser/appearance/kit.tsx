// Shows each component of the kit. The appearance tests add this page to the site of the English fixture.

import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet-async";
import { Field, MessageField } from "../../../src/components/form/field";
import { Actions } from "../../../src/components/inquiry/actions";
import { CallToAction } from "../../../src/components/inquiry/call-to-action";
import { TeaserCards, TeaserRows } from "../../../src/components/program/teaser";
import { Button, ButtonLink } from "../../../src/components/ui/button";
import { Fact, Facts } from "../../../src/components/ui/facts";
import { Features } from "../../../src/components/ui/features";
import { List, Row } from "../../../src/components/ui/list";
import { FigureArches, NumberedArches } from "../../../src/components/ui/numbered-arches";
import { Section, SectionHead, Split } from "../../../src/components/ui/section";
import { Steps } from "../../../src/components/ui/steps";

type KitData = { allProgram: { nodes: readonly Queries.TeaserCardFragment[] } };

const call = {
  heading: "Plan training for your team",
  text: "Call us, or send us a message. We answer with a price quote.",
};
const sentences = [
  "Prepare a visit before it starts",
  "Find the need with two questions",
  "Ask for a commitment",
];
const features = ["Training", "Assessments", "Simulations", "Ethics", "Principles"].map((title) => ({
  title,
  content: "We carry out every program by the same four principles.",
  icon: "training" as const,
}));
const figures = ["150,000", "10,000", "500", "200"].map((value) => ({
  prefix: null,
  value,
  label: `label of ${value}`,
}));

function Part({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Section>
      <SectionHead label={id} heading={`The ${id}`} />
      <div style={{ display: "grid", gap: "2rem" }}>{children}</div>
    </Section>
  );
}

export default function KitPage({ data }: PageProps<KitData>) {
  const programs = data.allProgram.nodes.slice(0, 3);
  return (
    <>
      <Helmet title="Kit" />
      <h1>Kit</h1>
      <Part id="buttons">
        <Actions call="or call">
          <ButtonLink to="/">Action</ButtonLink>
          <Button variant="quiet">Quiet</Button>
          <ButtonLink to="/" variant="text">
            Link
          </ButtonLink>
        </Actions>
      </Part>
      <Part id="heads">
        <Split>
          <SectionHead label="Label" heading="A heading beside its content" lead="One paragraph." />
          <SectionHead heading="A heading above its content" lead="One paragraph below it." />
        </Split>
      </Part>
      <Part id="lists">
        <List>
          {sentences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
        <List mark="numeral" isTwoColumn>
          {sentences.map((title) => (
            <Row key={title} title={title}>
              <p>What it is about, in a sentence.</p>
            </Row>
          ))}
        </List>
      </Part>
      <Part id="cards">
        <TeaserCards programs={programs} exam="Qualification exam" />
      </Part>
      <Part id="rows">
        <TeaserRows programs={programs} />
      </Part>
      <Part id="facts">
        <Facts
          actions={
            <Actions>
              <ButtonLink to="/">Get timetable and price</ButtonLink>
            </Actions>
          }
        >
          <Fact label="Hours" isLarge>
            24
          </Fact>
          <Fact label="For">Medical representatives</Fact>
        </Facts>
      </Part>
      <Part id="calls">
        <CallToAction call={call} />
        <CallToAction call={call} isCompact />
      </Part>
      <Part id="figures">
        <FigureArches figures={figures} />
      </Part>
      <Part id="numbers">
        <NumberedArches items={sentences} />
      </Part>
      <Part id="features">
        <Features features={features} isFramed />
        <Features features={features.slice(0, 3)} />
      </Part>
      <Part id="steps">
        <Steps
          percent={80}
          steps={["Attend", "Take part", "Pass"].map((title) => ({ title, text: "in a few words." }))}
        />
      </Part>
      <Part id="fields">
        <form>
          <Field label="Email" name="email" type="email" required />
          <MessageField isResizable help="What the message should say." />
        </form>
      </Part>
    </>
  );
}

export const query = graphql`
  query Kit {
    allProgram(sort: { path: ASC }) {
      nodes {
        ...TeaserCard
      }
    }
  }
`;
