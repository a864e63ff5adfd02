"""A thin hand over Blender's shader trees."""
import bpy


class NodeTree:
    def __init__(self, tree):
        self.tree = tree

    def node(self, kind, props=None, inputs=None):
        node = self.tree.nodes.new(kind)
        for key, value in (props or {}).items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node.inputs[key], value)
        return node

    def set(self, socket, value):
        """Links a socket, or sets a default value; a number fills a vector, RGB gets alpha 1."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
            return
        if hasattr(socket.default_value, '__len__'):
            size = len(socket.default_value)
            value = list(value) if hasattr(value, '__len__') else [value] * size
            if size == 4 and len(value) == 3:
                value = [*value, 1]
        socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0):
        node = self.node('ShaderNodeMath', {'operation': operation})
        for index, value in enumerate((a, b, c)):
            self.set(node.inputs[index], value)
        return node.outputs[0]

    def add_vectors(self, a, b):
        node = self.node('ShaderNodeVectorMath', {'operation': 'ADD'}, {0: a, 1: b})
        return node.outputs[0]

    def mix(self, factor, a, b, mode='MIX'):
        node = self.node('ShaderNodeMixRGB', {'blend_type': mode}, {0: factor, 1: a, 2: b})
        return node.outputs[0]

    def ramp(self, factor, stops):
        """Piecewise linear map; each stop is (position, grey or RGB)."""
        node = self.node('ShaderNodeValToRGB', inputs={0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour[:3], 1) if hasattr(colour, '__len__') else (colour, colour, colour, 1)
        return node.outputs[0]

    def noise(self, vector, scale, detail=3, roughness=0.5, distortion=0.0):
        node = self.node('ShaderNodeTexNoise', inputs={
            'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion})
        return node.outputs[0]

    def mapping(self, vector, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1)):
        node = self.node('ShaderNodeMapping', inputs={
            'Vector': vector, 'Location': location, 'Rotation': rotation, 'Scale': scale})
        return node.outputs[0]

    def bump(self, height, distance, strength=1.0):
        """`distance` in metres."""
        node = self.node('ShaderNodeBump', inputs={'Strength': strength, 'Distance': distance, 'Height': height})
        return node.outputs[0]

    def surface(self, shader):
        output = next(node for node in self.tree.nodes if node.type == 'OUTPUT_MATERIAL')
        self.set(output.inputs['Surface'], shader)


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = NodeTree(material.node_tree)
    return material, tree, material.node_tree.nodes['Principled BSDF']


def flat_indirect(tree, shader, colour):
    """Bounced rays see a flat diffuse: texture and bump are evaluated only where they are visible."""
    path = tree.node('ShaderNodeLightPath')
    flat = tree.node('ShaderNodeBsdfDiffuse', inputs={0: colour})
    mixed = tree.node('ShaderNodeMixShader', inputs={0: path.outputs['Is Camera Ray'], 1: flat.outputs[0], 2: shader})
    tree.surface(mixed.outputs[0])
